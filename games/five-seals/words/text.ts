/** The dungeon for the terminal: room by room what lies where, then the players with what they have. */
import type { NameOf } from '@magehall/engine';
import {
  boardOf,
  CARD_ELEMENT,
  CARD_NAME,
  COLOURS,
  type ColourName,
  DIE_NAME,
  ELEMENTS,
  type ElementName,
  isDone,
  type MageName,
  type State,
  sixesLeft,
} from '../rules/index.ts';

export interface Labels {
  round: string;
  before: string;
  /** How many of the strongest scrolls are left, and below how many the game ends. */
  sixes(left: number, fewest: number): string;
  supply: string;
  guarded: string;
  familiarOf(who: string): string;
  done: string;
  dice: string;
  up: string;
  down: string;
  none: string;
}

interface Speaker {
  labels: Labels;
  colours: Record<ColourName, string>;
  elements: Record<ElementName, string>;
  mages: Record<MageName, string>;
  scroll(name: string): string;
  place(id: string): string;
}

export function drawing(state: State, name: NameOf, speaker: Speaker): string {
  const { labels } = speaker;
  const { spaces, neighbours, fewestSixes } = boardOf(state);
  const lines = [
    `${state.round > 0 ? `${labels.round} ${state.round}` : labels.before} · ${labels.sixes(sixesLeft(state), fewestSixes)}`,
    `${labels.supply}: ${COLOURS.map((colour, c) => `${speaker.colours[colour]} ${state.supply[c]}`).join(', ')}`,
    '',
  ];
  spaces.forEach((space, place) => {
    if (space.kind !== 'room' && space.kind !== 'hub') return;
    const around = neighbours[place]
      .map((near) => spaceText(state, near, name, speaker))
      .filter((text) => text !== '');
    lines.push(`${heading(speaker.place(space.id))}: ${around.join(' · ')}`);
  });
  lines.push('');
  state.players.forEach((_, seat) => {
    lines.push(...playerText(state, seat, name, speaker));
  });
  return lines.join('\n');
}

/** "Inner room 3", "Chambre centrale": a place without its article. */
function heading(place: string): string {
  const bare = place.replace(/^(the|la|le) /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** What lies and stands on a space, for a door with its place; empty start circles are left out. */
function spaceText(state: State, place: number, name: NameOf, speaker: Speaker): string {
  const { labels } = speaker;
  const { id, kind } = boardOf(state).spaces[place];
  const here: string[] = [];
  if (state.tokens[place] !== 0) {
    const [colour, strength] = DIE_NAME[state.tokens[place]].split('-');
    here.push(`${speaker.colours[colour as ColourName]} ${strength}`);
  }
  if (state.scrolls[place] !== 0) here.push(speaker.scroll(CARD_NAME[state.scrolls[place]]));
  state.guardians.forEach((at, element) => {
    if (at === place) here.push(`${labels.guarded} (${speaker.elements[ELEMENTS[element]]})`);
  });
  state.players.forEach((player, seat) => {
    if (player.at === place) here.push(`@${name(seat)}`);
    if (player.familiar === place) here.push(labels.familiarOf(name(seat)));
  });
  if (here.length === 0 && kind === 'start') return '';
  const there = here.length === 0 ? '–' : here.join(' + ');
  return kind === 'seal' ? `${speaker.place(id)} ${there}` : there;
}

function playerText(state: State, seat: number, name: NameOf, speaker: Speaker): string[] {
  const { labels } = speaker;
  const player = state.players[seat];
  const dice = player.dice.map((die) => {
    const [colour, face] = DIE_NAME[die].split('-');
    return `${speaker.colours[colour as ColourName]}${face === undefined ? '' : ` ${face}`}`;
  });
  const scrolls = (cards: readonly number[]) =>
    cards.map((card) => {
      const token = CARD_NAME[card].startsWith('absorption')
        ? state.absorbed[CARD_ELEMENT[card]]
        : 0;
      return speaker.scroll(CARD_NAME[card]) + (token === 0 ? '' : ` [${DIE_NAME[token]}]`);
    });
  const listed = (things: readonly string[]) =>
    things.length === 0 ? labels.none : things.join(', ');
  return [
    `${name(seat)}${isDone(player) ? ` (${labels.done})` : ''}`,
    `  ${labels.dice}: ${listed(dice)}`,
    `  ${labels.up}: ${listed(scrolls(player.up))}`,
    ...(player.down.length === 0 ? [] : [`  ${labels.down}: ${listed(scrolls(player.down))}`]),
  ];
}
