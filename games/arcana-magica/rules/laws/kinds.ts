/** What a fuzzer must meet at least once to have seen the whole game. */
import type { Step } from '@magehall/engine';
import { AUTOMA } from '../data/automa.ts';
import { isRed, JOKERS } from '../data/mana.ts';
import type { Event } from '../events.ts';
import { type Choice, SCORINGS, type State, TOKENS } from '../state.ts';

/** Every kind of choice: the compiler sees that none is missing. */
const ALL_CHOICES: Record<
  Choice extends infer C ? (C extends C ? keyof C : never) : never,
  true
> = {
  change: true,
  fool: true,
  move: true,
  summon: true,
  resurrect: true,
  attack: true,
  end: true,
  units: true,
  pay: true,
  reroll: true,
  keep: true,
  hit: true,
  endure: true,
  sacrifice: true,
  sand: true,
};
export const CHOICES: readonly string[] = Object.keys(ALL_CHOICES);
const HAPPENINGS = [
  'red joker',
  'black joker',
  'explosion',
  'overkill',
  'turned-back',
  'fizzled',
  'missed',
  'units-shuffled',
  'mana-shuffled',
  'automa-failed',
  'automa-retired',
  'ace',
];
const MODES = ['teams', 'powerMongers', 'overkillChain', 'no knights', 'no ferryman', 'half down'];

export const kinds: readonly string[] = [
  ...CHOICES,
  ...HAPPENINGS,
  ...TOKENS.map((token) => `token ${token}`),
  ...AUTOMA.map(({ id }) => id),
  ...SCORINGS,
  ...MODES,
];

export function met(state: State, step: Step<Choice, Event>): string[] {
  const seen = typeof step.choice === 'object' ? [Object.keys(step.choice)[0]] : [];
  for (const event of step.events) seen.push(...kindsOf(event));
  const { scoring, teams, powerMongers, overkillChain, knights, ferryman, half } = state.agreed;
  const modes = [teams, powerMongers, overkillChain, !knights, !ferryman, half === 'down'];
  seen.push(scoring, ...MODES.filter((_, i) => modes[i]));
  return seen;
}

function kindsOf(event: Event): string[] {
  switch (event.event) {
    case 'joker':
      return [isRed(JOKERS.indexOf(event.joker)) ? 'red joker' : 'black joker'];
    case 'rolled':
      return event.faces.length > 1 ? ['explosion'] : [];
    case 'captured':
      return event.overkill.length > 0 ? ['overkill'] : [];
    case 'token':
      return [`token ${event.token}`];
    case 'automa-card':
      return [event.card];
    case 'automa-attacked':
      return event.ace ? ['ace'] : [];
    default:
      return HAPPENINGS.includes(event.event) ? [event.event] : [];
  }
}
