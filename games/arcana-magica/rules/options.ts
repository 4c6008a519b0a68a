/** What a table may agree on, and what does not go together. */
import type { Exclusion, OptionSpec, Options } from '@magehall/engine';
import { LEVELS, type Level } from './data/automa.ts';
import { type Agreed, SANDS, SCORINGS, type Scoring } from './state.ts';

function switched(byDefault: boolean): OptionSpec {
  return { values: () => [byDefault, !byDefault], default: byDefault };
}

const seatsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);

export const options: Readonly<Record<string, OptionSpec>> = {
  first: { values: (seats) => ['random', ...seatsOf(seats)], default: 'random' },
  automas: { values: seatsOf, many: true, plays: 'rules', default: [] },
  automaLevel: { values: () => Object.keys(LEVELS), default: 'normal' },
  scoring: { values: () => SCORINGS, default: 'sorcerer' },
  necromancers: switched(false),
  teams: switched(false),
  powerMongers: switched(false),
  sand: { values: () => [...SANDS, 'ask'], default: 4 },
  knights: switched(true),
  ferryman: switched(true),
  oneDeck: switched(false),
  half: { values: () => ['up', 'down'], default: 'up' },
  overkillChain: switched(false),
};

const automasIn = (asked: Options) => (asked.automas as readonly number[]).length;

export const exclusions: readonly Exclusion[] = [
  // Sorcerer is the standard that Necromancers replaces, so only a deliberate other choice clashes.
  {
    id: 'necromancers-scoring',
    when: (asked) =>
      asked.necromancers === true && asked.scoring !== 'sorcerer' && asked.scoring !== 'patriarch',
  },
  { id: 'teams-seats', when: (asked) => asked.teams === true && asked.seats !== 4 },
  { id: 'teams-automas', when: (asked) => asked.teams === true && automasIn(asked) > 0 },
  { id: 'automas-all', when: (asked) => automasIn(asked) >= asked.seats },
];

/** The part of the options that the rules look at while the game goes on. */
export function agreedFrom(asked: Options): Agreed {
  return {
    seats: asked.seats,
    scoring: asked.necromancers ? 'patriarch' : (asked.scoring as Scoring),
    teams: asked.teams as boolean,
    powerMongers: asked.powerMongers as boolean,
    sand: asked.sand as number | 'ask',
    knights: asked.knights as boolean,
    ferryman: asked.ferryman as boolean,
    half: asked.half as 'up' | 'down',
    overkillChain: asked.overkillChain as boolean,
    automas: [...(asked.automas as readonly number[])],
    automaLevel: asked.automaLevel as Level,
  };
}
