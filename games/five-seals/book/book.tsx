/** The book of Five Seals: what it draws, and the tables it makes from the rules' own data. */
import {
  type BookFace,
  type Lookup,
  type Picture,
  type QuickStep,
  Seal,
  type Shelf,
} from '@magehall/ui';
import { boardFor } from '../rules/data/board.ts';
import { COLOURS, ELEMENTS } from '../rules/data/elements.ts';
import { cardNamed, SPELLS, type SpellName } from '../rules/data/scrolls.ts';
import { SEATS } from '../rules/seats.ts';
import { diceFor, STRENGTHS, tokensOf } from '../rules/setup/setup.ts';
import type { State } from '../rules/state.ts';
import { spoken } from '../table/words.ts';
import { part, ScrollPortrait } from './Drawn.tsx';
import { POSITIONS } from './pictures.ts';
import type { PictureName, QuickName, Says } from './says.ts';

const DRAWN: Record<PictureName, Picture<State>['Draw']> = {
  goal: part({ sight: { round: '0.V', wide: 165, high: 105 } }),
  break: part({ sight: { round: '0.M', wide: 140, high: 100 }, dice: true }),
  walk: part({ sight: { round: '0.g', wide: 190, high: 160 } }),
  scroll: part({ scrolls: true }),
  rest: part({ stock: true, dice: true }),
  end: part({ stock: true }),
  reach: part({ sight: { round: '0.a', wide: 240, high: 170 } }),
  dice: part({ sight: { round: '0.M', wide: 190, high: 110 }, dice: true }),
  cast: part({ sight: { round: '0.s4', wide: 190, high: 125 }, dice: true, scrolls: true }),
  familiar: part({ sight: { round: '0.I', wide: 210, high: 130 }, dice: true, scrolls: true }),
  leap: part({ sight: { round: '0.c', wide: 210, high: 150 }, dice: true, scrolls: true }),
};

const POINTS: Partial<Record<PictureName, readonly string[]>> = {
  break: ['space:0.c', 'die:blue-3', 'die:blue-1'],
  goal: ['space:0.s6'],
};

/** How the rules on a spell begin. */
const RULES: Record<SpellName | 'binding', string> = {
  ...{ change: 'CHANGE', renewal: 'RENEWAL', strengthening: 'STRENGTHEN', growth: 'GROWTH' },
  ...{ synergy: 'SYNERGY', swap: 'SWAP', exchange: 'EXCHANGE', absorption: 'ABSORB' },
  ...{ disintegration: 'DISINT', rearrangement: 'REARR', deception: 'DECEPT' },
  ...{ alteration: 'ALTER', transfer: 'TRANSFER', theft: 'THEFT', exploitation: 'EXPLOIT' },
  ...{ dispatch: 'DISPATCH', leap: 'LEAP', teleportation: 'TELE', guardian: 'GUARD' },
  ...{ speed: 'SPEED', binding: 'BINDING' },
};

/** The page of a spell is that of its scroll of Fire; what Mind changes stands there too. */
const pageOf = (spell: SpellName) => `own:${spell}-fire`;

export function bookOf(says: Says): BookFace<State> {
  const { quick, pictures, shelf, ours, called } = says;
  const picture = (id: PictureName): Picture<State> => {
    const { caption, ask } = pictures[id];
    return {
      id,
      start: POSITIONS[id],
      Draw: DRAWN[id],
      caption,
      ...(POINTS[id] && { points: POINTS[id] }),
      ...(ask && { tries: { ask } }),
    };
  };
  const step = (id: QuickName): QuickStep<State> => ({ ...quick[id], picture: picture(id) });
  const tables = lookups(says);
  return {
    quick: [step('goal'), step('break'), step('walk'), step('scroll'), step('rest'), step('end')],
    chapters: {
      pieces: { lookups: [tables.elements, tables.circles] },
      setup: { lookups: [tables.players], ours: ours.dungeon },
      scrolls: { pictures: [picture('cast')] },
      reach: { pictures: [picture('reach')] },
      break: { pictures: [picture('dice')] },
      binding: { pictures: [picture('familiar')] },
      might: { lookups: [tables.might] },
      spaces: { lookups: [tables.spaces] },
      conflict: { lookups: [tables.conflict] },
      movement: { pictures: [picture('leap')], lookups: [tables.movement] },
    },
    shelves: [spellsOf(shelf, called)],
    plain: POSITIONS.break,
  };
}

function spellsOf(title: string, called: Says['called']): Shelf {
  const drawn = (card: string, spell: string) => () => (
    <ScrollPortrait
      card={cardNamed(card)}
      name={called(`own:${spell}`)}
      letter={spoken().letters[card === 'binding' ? 'mind' : 'fire']}
    />
  );
  return {
    id: 'spell-pages',
    title,
    things: [
      {
        name: 'own:binding',
        Portrait: drawn('binding', 'binding'),
        rules: [`FS-${RULES.binding}-`],
      },
      ...SPELLS.flat().map((spell) => ({
        name: pageOf(spell),
        called: `own:${spell}`,
        more: [`own:${spell}-mind`],
        Portrait: drawn(`${spell}-fire`, spell),
        rules: [`FS-${RULES[spell]}-`],
      })),
    ],
  };
}

const CHAPTERS = ['might', 'spaces', 'conflict', 'movement'] as const;
type Tables = Record<'elements' | 'circles' | 'players' | (typeof CHAPTERS)[number], Lookup>;

function lookups({ lookups, circles, circleHead, looks, none }: Says): Tables {
  const { elements, circles: byCircle, players } = lookups;
  const seats = Array.from({ length: SEATS[1] - SEATS[0] + 1 }, (_, i) => SEATS[0] + i);
  const inCircle = (place: number): Lookup => ({
    id: CHAPTERS[place],
    title: circles[place][1],
    head: circleHead,
    rows: SPELLS[place].map((spell, i) => [
      STRENGTHS[i],
      { of: pageOf(spell), say: 'title' },
      { of: pageOf(spell), say: 'what' },
    ]),
  });
  return {
    elements: {
      id: 'elements',
      ...elements,
      rows: ELEMENTS.map((element, i) => [
        <ElementSign key={element} element={element} />,
        ...looks[i],
        COLOURS[i]
          ? STRENGTHS.map((strength) => `${tokensOf(strength)} × ${strength}`).join(', ')
          : none,
      ]),
    },
    circles: {
      id: 'circles',
      title: byCircle.title,
      head: [byCircle.head[0], ...circles.map(([name]) => name)],
      rows: STRENGTHS.map((strength, i) => [
        strength,
        ...SPELLS.map((spells) => ({ of: pageOf(spells[i]), say: 'title' as const })),
      ]),
    },
    players: {
      id: 'players',
      ...players,
      rows: seats.map((count) => {
        const { seals, boxes, spaces, fewestSixes } = boardFor(count);
        const sixes = boxes.filter((box) => spaces[box].strength === 6).length;
        return [count, diceFor(count), seals.length, boxes.length, sixes, fewestSixes];
      }),
    },
    might: inCircle(0),
    spaces: inCircle(1),
    conflict: inCircle(2),
    movement: inCircle(3),
  };
}

function ElementSign({ element }: { element: (typeof ELEMENTS)[number] }) {
  return (
    <span class="element-sign">
      <svg width="26" height="28" viewBox="-14 -14 28 30" aria-hidden="true">
        <Seal of={element} r={13}>
          {spoken().letters[element]}
        </Seal>
      </svg>{' '}
      {spoken().elements[element]}
    </span>
  );
}
