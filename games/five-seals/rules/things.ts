/** The names of all pieces, as `touches` gives them. */
import { DIE_NAME, faceOf } from './data/dice.ts';
import { COLOURS, ELEMENTS } from './data/elements.ts';
import { BINDING, CARD_NAME, type Circle, cardsOf } from './data/scrolls.ts';
import { boardOf, MAGES, type State } from './state.ts';

const DICE = DIE_NAME.filter((_, die) => faceOf(die) >= 1 && faceOf(die) <= 6);

export function things(state: State): string[] {
  const circles: Circle[] = state.circle === 0 ? [1, 2, 3, 4] : [1, state.circle as Circle];
  const cards = [...new Set([BINDING, ...circles.flatMap(cardsOf)])].map((card) => CARD_NAME[card]);
  const places = boardOf(state).spaces.filter(({ kind }) => kind !== 'hub' && kind !== 'room');
  return [
    ...places.map(({ id }) => `space:${id}`),
    ...DICE.map((die) => `die:${die}`),
    ...cards.map((card) => `own:${card}`),
    ...state.players.flatMap((_, seat) => [
      `seat:${seat}`,
      ...DICE.map((die) => `die:${seat}.${die}`),
      ...cards.map((card) => `own:${seat}.${card}`),
    ]),
    ...COLOURS.map((colour) => `supply:${colour}`),
    ...ELEMENTS.map((element) => `guardian:${element}`),
    ...MAGES.map((mage) => `mage:${mage}`),
    'give:up',
  ];
}
