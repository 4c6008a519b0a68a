/** The pieces a choice speaks of, by name: what a click on a piece must find. */
import type { Seat } from '@magehall/engine';
import { ELEMENTS } from './data/elements.ts';
import { CARD_ELEMENT, cardNamed } from './data/scrolls.ts';
import { boardOf, type Choice, type State, top, type Use } from './state.ts';

export function touches(state: State, choice: Choice): string[] {
  const frame = top(state);
  const seat = frame !== undefined && 'seat' in frame ? frame.seat : 0;
  const names = touched(state, seat, choice);
  return names.filter((name, i) => isDie(name) || names.indexOf(name) === i);
}

/** Equal dice are picked one by one; anything else is there once. */
const isDie = (name: string) => name.startsWith('die:') || name.startsWith('supply:');

const dieNames = (dice: readonly string[]) => dice.map((die) => `die:${die}`);

function touched(state: State, seat: Seat, choice: Choice): string[] {
  if ('use' in choice) return [`own:${choice.use}`, ...touchedByUse(state, seat, choice)];
  if ('mage' in choice) return [`mage:${choice.mage}`];
  if ('take' in choice) return choice.take.map((colour) => `supply:${colour}`);
  if ('swap' in choice) return choice.swap.map((space) => `space:${space}`);
  if ('free' in choice) return [`space:${choice.free}`];
  if ('give' in choice) return [choice.give === 'up' ? 'give:up' : `die:${choice.give}`];
  return touchedByBreak(choice);
}

function touchedByBreak(choice: {
  break: string;
  dice: readonly string[];
  absorb?: string;
}): string[] {
  const absorb = choice.absorb === undefined ? [] : [`own:${choice.absorb}`];
  return [`space:${choice.break}`, ...dieNames(choice.dice), ...absorb];
}

function touchedByUse(state: State, seat: Seat, choice: Use): string[] {
  const names: string[] = [];
  if ('over' in choice) names.push(`space:${choice.over}`);
  if ('past' in choice) names.push(`space:${choice.past}`);
  if ('break' in choice) names.push(...touchedByBreak(choice));
  else if ('dice' in choice) names.push(...dieNames(choice.dice));
  if ('into' in choice) names.push(`supply:${choice.into}`);
  if ('familiar' in choice) names.push(`space:${boardOf(state).spaces[state.players[seat].at].id}`);
  if ('die' in choice) names.push(`die:${choice.die}`);
  if ('remove' in choice) names.push(`space:${choice.remove}`);
  if ('onto' in choice) names.push(...touchedByFigure(state, choice.use, choice.onto));
  if ('raise' in choice) names.push(...dieNames(choice.raise));
  if (!('from' in choice)) {
    if ('take' in choice) names.push(`supply:${choice.take}`);
    return names;
  }
  const { from } = choice;
  names.push(`seat:${from}`);
  if ('lower' in choice) names.push(...choice.lower.map((die) => `die:${from}.${die}`));
  if ('as' in choice)
    names.push(`own:${from}.${choice.as.use}`, ...touchedByUse(state, seat, choice.as));
  if ('take' in choice) {
    const kind = choice.use.startsWith('transfer') ? 'own' : 'die';
    names.push(`${kind}:${from}.${choice.take}`, `${kind}:${choice.give}`);
  }
  return names;
}

function touchedByFigure(state: State, use: string, onto: string): string[] {
  if (!use.startsWith('guardian')) return [`space:${onto}`];
  const element = CARD_ELEMENT[cardNamed(use)];
  const stands = state.guardians[element];
  const here = stands >= 0 ? [`space:${boardOf(state).spaces[stands].id}`] : [];
  return [`guardian:${ELEMENTS[element]}`, ...(onto === 'aside' ? here : [`space:${onto}`])];
}
