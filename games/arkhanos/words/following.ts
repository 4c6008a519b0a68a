/**
 * What follows from a choice: whom a floor pays that it makes full, or that is full and waits to be
 * scored; of one with room left, who leads on it then; what it costs.
 */
import type { NameOf, Seat } from '@magehall/engine';
import {
  type Choice,
  type Event,
  game,
  influenceOn,
  SPELLS,
  type Spell,
  type State,
  scoreFloor,
  supplyOf,
  TOWERS,
  type TowerName,
} from '../rules/index.ts';
import { speech } from './speech.ts';

interface Gain {
  seat: Seat;
  points: number;
}

export interface Follows {
  pays(gains: readonly Gain[], name: NameOf): string;
  leads(leaders: readonly Seat[], name: NameOf): string;
  /** The pillar would activate that spell, which holds a meeple. */
  taken(spell: Spell): string;
  lastMeeple: string;
  /** A spell is made active. */
  ready: string;
  /** A cast gives its meeple back; without any other effect. */
  home: string;
  wasted: string;
  /** The bonus is left. */
  lost: string;
}

export function followed(words: Follows, state: State, choice: Choice, name: NameOf): string {
  if ('activate' in choice) return words.ready;
  if ('cast' in choice)
    return speech.chosen(state, choice, name).kind === 'takeBack' ? words.wasted : words.home;
  if ('go' in choice && choice.go === 'on') return words.lost;
  const tower = 'place' in choice ? choice.on : 'build' in choice ? choice.build : undefined;
  return [
    ...onFloors(words, state, choice, tower, name),
    ...costs(words, state, choice, name),
  ].join(' ');
}

function onFloors(
  words: Follows,
  state: State,
  choice: Choice,
  tower: TowerName | undefined,
  name: NameOf,
): string[] {
  const after = game.clone(state);
  const told: string[] = [];
  const tell = (event: Event) => {
    if (event.event !== 'scored') return;
    const paid = event.gains.filter(({ points }) => points > 0);
    told.push(words.pays(paid, name));
  };
  game.apply(after, choice, tell);
  for (const full of after.completed) scoreFloor(after, full, tell);
  if (told.length > 0 || !tower) return told;
  const influence = influenceOn(after, TOWERS.indexOf(tower));
  const most = Math.max(...influence);
  return most > 0
    ? [
        words.leads(
          influence.flatMap((held, seat) => (held === most ? [seat] : [])),
          name,
        ),
      ]
    : [];
}

function costs(words: Follows, state: State, choice: Choice, name: NameOf): string[] {
  const chosen = speech.chosen(state, choice, name);
  if (chosen.kind !== 'place') return [];
  const { pillar, taken, number, meeple } = chosen.about;
  const last = meeple !== undefined && supplyOf(state, state.turn) === 1;
  return [
    ...(pillar === undefined && taken ? [words.taken(SPELLS[number - 1])] : []),
    ...(last ? [words.lastMeeple] : []),
  ];
}
