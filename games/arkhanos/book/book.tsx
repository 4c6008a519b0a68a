/** The book of Arkhanos: what it draws, and the tables it makes from the rules' own data. */
import type { BookFace, Lookup, Picture, QuickStep, Shelf } from '@magehall/ui';
import {
  type Bonus,
  BY_SEATS,
  CENTRAL_PRESTIGE,
  INCOMPLETE_PRESTIGE,
  OUTER_PRESTIGE,
  SPELLS,
  type Spell,
  TILES,
} from '../rules/data.ts';
import type { State } from '../rules/state.ts';
import { WORDS } from '../table/words.ts';
import { part, SpellPortrait, TilePortrait } from './Drawn.tsx';
import { POSITIONS } from './pictures.ts';
import type { Says } from './says.ts';

type PictureName = keyof typeof POSITIONS;

const WEST = 0;
const NORTH = 1;
const CENTRAL = 3;

const DRAWN: Record<PictureName, Picture<State>['Draw']> = {
  goal: part({ towers: [WEST, NORTH, CENTRAL] }),
  place: part({ dice: true, towers: [WEST, CENTRAL] }),
  pillar: part({ towers: [WEST] }),
  floor: part({ towers: [WEST] }),
  spell: part({ spells: true }),
  end: part({ towers: [WEST, NORTH] }),
  placing: part({ towers: [WEST, CENTRAL], dice: true, supply: true }),
  bonus: part({ towers: [WEST, NORTH], supply: true, spells: true }),
  ties: part({ towers: [WEST] }),
  casting: part({ towers: [WEST, CENTRAL], dice: true, spells: true }),
};

const POINTS: Partial<Record<PictureName, readonly string[]>> = {
  place: ['die:yellow-3', 'pillar:outer1.gain2', 'pillar:outer1.floor', 'pillar:outer1.build'],
};

/** The rules that speak of a spell, and the rulings on it. */
const RULES: Record<Spell, readonly string[]> = {
  manipulate: ['TA-SPELL-MANIPULATE-1', 'TA-SPELL-MANIPULATE-2', 'TA-AMB-19', 'TA-SPELL-5'],
  shift: ['TA-SPELL-SHIFT-1', 'TA-AMB-13', 'TA-AMB-14', 'TA-AMB-15', 'TA-AMB-16'],
  flip: ['TA-SPELL-FLIP-1', 'TA-AMB-18', 'TA-AMB-22'],
  morph: ['TA-SPELL-MORPH-1', 'TA-AMB-13', 'TA-AMB-23', 'TA-AMB-48'],
  exchange: ['TA-SPELL-EXCHANGE-1', 'TA-MANA-3', 'TA-AMB-18', 'TA-AMB-21'],
  swap: ['TA-SPELL-SWAP-1', 'TA-AMB-18', 'TA-AMB-20', 'TA-AMB-42'],
};

export function bookOf(says: Says): BookFace<State> {
  const { language, quick, pictures, shelves, tile, ours } = says;
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
  const step = (id: keyof Says['quick']): QuickStep<State> => ({
    ...quick[id],
    picture: picture(id),
  });
  const tables = lookups(says);
  const spells: Shelf = {
    id: 'spell-pages',
    title: shelves.spells,
    things: SPELLS.map((spell) => ({
      name: `spell:${spell}`,
      Portrait: () => <SpellPortrait spell={spell} />,
      rules: RULES[spell],
    })),
  };
  const tiles: Shelf = {
    id: 'tiles',
    title: shelves.tiles,
    things: TILES.map((one) => ({
      name: `tile:${one.id}`,
      told: {
        title: `${tile.title} ${one.id}`,
        what: `${WORDS[language].takes(one)}. ${tile.what}`,
      },
      Portrait: () => <TilePortrait tile={one.id} language={language} />,
      rules: [
        'TA-PLACE-4',
        one.different ? 'TA-PLACE-7' : one.colours.length > 1 ? 'TA-PLACE-6' : 'TA-PLACE-5',
      ],
      ...(one.source === 'reconstructed' && { ours: ours.tile }),
    })),
  };
  return {
    quick: [step('goal'), step('place'), step('pillar'), step('floor'), step('spell'), step('end')],
    chapters: {
      components: { lookups: [tables.pillars], ours: ours.tiles },
      round: { lookups: [tables.players] },
      placing: { pictures: [picture('placing')] },
      bonus: { pictures: [picture('bonus')] },
      scoring: { pictures: [picture('ties')], lookups: [tables.pays], ours: ours.central },
      spells: { pictures: [picture('casting')], lookups: [tables.spells] },
    },
    shelves: [spells, tiles],
    plain: POSITIONS.place,
  };
}

function lookups({ language, lookups }: Says): Record<keyof Says['lookups'], Lookup> {
  const words = WORDS[language];
  const { pays, players, pillars, spells } = lookups;
  const floors = [
    ['outer', OUTER_PRESTIGE],
    ['central', CENTRAL_PRESTIGE['4/3/2']],
    ['unfinished', INCOMPLETE_PRESTIGE],
  ] as const;
  return {
    pays: {
      id: 'pays',
      ...pays,
      head: ['', words.most, words.second, words.tie],
      rows: floors.map(([row, { first, second, tie }]) => [words[row], first, second, tie]),
    },
    players: {
      id: 'players',
      ...players,
      rows: Object.entries(BY_SEATS).map(([seats, { dice, rounds }]) => [
        seats,
        dice,
        rounds,
        Math.floor((dice - 1) / Number(seats)),
      ]),
    },
    pillars: {
      id: 'pillars',
      title: pillars.title,
      head: pillars.head,
      rows: (['gain2', 'floor', 'build', 'activate'] satisfies Bonus[]).map((bonus) => [
        pillars.names[bonus].title,
        pillars.names[bonus].text,
      ]),
    },
    spells: {
      id: 'spells',
      ...spells,
      rows: SPELLS.map((spell, i) => [
        i + 1,
        { of: `spell:${spell}`, say: 'title' },
        { of: `spell:${spell}`, say: 'what' },
      ]),
    },
  };
}
