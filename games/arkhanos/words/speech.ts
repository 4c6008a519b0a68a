/** What there is to speak of, in any language: the kinds of sentences with what each is told. */
import type { GameSentences, Speech } from '@magehall/engine';
import {
  type Activate,
  type Build,
  bookSize,
  type Choice,
  type Place,
  type State,
  supplyOf,
  TOWERS,
} from '../rules/index.ts';
import { type Asks, asked } from './asking.ts';
import { type Casts, castChosen } from './casting.ts';
import { faceOfDie } from './things.ts';

/** `number` is what the die counts as, `floor` that of the tower; `taken`: its spell holds a meeple. */
export type Placing = Place & { number: number; floor: number; taken: boolean };

export interface Choices extends Casts {
  place: Placing;
  build: Build & { last: boolean };
  activate: Activate;
  on: undefined;
  score: undefined;
  end: undefined;
}

export type Sentences = GameSentences<Asks, Choices>;

export const speech: Speech<State, Choice, Asks, Choices> = {
  asked: (state, _name, picked) => asked(state, picked),

  chosen(state, choice) {
    if ('place' in choice) {
      const number = choice.as ?? faceOfDie(choice.place);
      const floor = state.floors[TOWERS.indexOf(choice.on)];
      const taken = state.book[state.turn * 6 + number - 1] !== 0;
      return { kind: 'place', about: { ...choice, number, floor, taken } };
    }
    if ('build' in choice) return { kind: 'build', about: { ...choice, last: spendsLast(state) } };
    if ('activate' in choice) return { kind: 'activate', about: choice };
    if ('go' in choice) return { kind: choice.go, about: undefined };
    return castChosen(state, choice);
  },
};

/** TA-AMB-1: after this no meeple is left to go with a die, until one comes home. */
function spendsLast(state: State): boolean {
  return supplyOf(state, state.turn) + bookSize(state, state.turn) === 1;
}
