import { type Game, type Judgement, seeded, sure } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import { expect, test } from 'vitest';
import { type Analysis, analyse } from './analysis.ts';
import { untimed } from './index.ts';
import { BLIND, type Tree, treeGame } from './small.ts';
import { positions } from './testing.ts';

const WON: Tree = { winners: [0] };
const LOST: Tree = { winners: [1] };

/** Good, bad, and one that looks good but is answered. */
const TREE: Tree = {
  by: 0,
  to: {
    bad: LOST,
    trap: { by: 1, to: { miss: WON, see: LOST } },
    good: { by: 1, to: { a: { by: 0, to: { win: WON, lose: LOST } }, b: WON } },
    draw: { winners: [0, 1] },
  },
};

function ofTree(tree: Tree, judgement: Judgement = BLIND, more: object = {}) {
  const game = treeGame(2, tree) as Game;
  const question = { view: game.setup({ seats: 2, first: 0 }), seat: 0, looks: 400, ...more };
  return analyse(game, judgement, question, untimed(seeded(1)));
}

test('each choice has its value, the best first', () => {
  const { valued } = ofTree(TREE);
  expect(valued.map(({ choice }) => choice)).toEqual(['good', 'draw', 'trap', 'bad']);
  expect(valued[0]?.chance).toBeGreaterThan(0.9);
  expect(valued[1]?.chance).toBeCloseTo(0.5);
  expect(valued[2]?.chance).toBeLessThan(0.1);
  for (const { chance, chances } of valued) {
    expect(chances[0]).toBe(chance);
    expect(sure(chances[0]) + sure(chances[1])).toBeCloseTo(1);
  }
});

test('any list of choices can be asked for, and one alone', () => {
  const { valued } = ofTree(TREE, BLIND, { choices: ['bad', 'draw'] });
  expect(valued.map(({ choice }) => choice)).toEqual(['draw', 'bad']);
  expect(ofTree(TREE, BLIND, { choices: ['trap'] }).valued).toHaveLength(1);
});

/** Thirty ways; all but one lose at once. */
const MANY: Tree = {
  by: 0,
  to: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`way${i}`, i === 7 ? WON : LOST])),
};

test('what was played is looked at as long as the best, however poor it is', () => {
  const { valued } = ofTree(MANY, BLIND, { also: ['way20'] });
  expect(valued).toHaveLength(30);
  const visits = (way: string) => valued.find(({ choice }) => choice === way)?.visits ?? 0;
  expect(visits('way20')).toBeGreaterThanOrEqual(visits('way7') - 1);
  expect(visits('way20')).toBeGreaterThan(3 * visits('way21'));
});

test('cancelled at once, every choice has a value all the same', () => {
  const game = treeGame(2, MANY) as Game;
  const question = { view: game.setup({ seats: 2, first: 0 }), seat: 0, looks: 1e9 };
  const { valued } = analyse(game, BLIND, question, {
    ...untimed(seeded(1)),
    cancelled: () => true,
  });
  expect(valued).toHaveLength(30);
  expect(valued[0]?.choice).toBe('way7');
});

test('it tells how far it is, and ends with its looks', () => {
  const game = treeGame(2, TREE) as Game;
  const question = { view: game.setup({ seats: 2, first: 0 }), seat: 0, looks: 4000 };
  let time = 0;
  const heard: Analysis[] = [];
  const { looks } = analyse(game, BLIND, question, {
    ...untimed(seeded(1)),
    now: () => time++,
    report: (soFar) => heard.push(soFar),
  });
  expect(heard.length).toBeGreaterThan(2);
  const far = heard.map((soFar) => soFar.looks);
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  expect(heard[0]?.of).toBe(4000);
  expect(looks).toBeGreaterThanOrEqual(4000);
  expect(looks).toBeLessThan(4100);
});

test('a feature that the better choice brings is the reason, whoever it belongs to', () => {
  // What a way is called is what the judgement sees in it.
  const tree: Tree = {
    by: 0,
    to: {
      gold: { by: 1, to: { end: WON } },
      harm: { by: 1, to: { end: WON } },
      nothing: { by: 1, to: { end: LOST } },
    },
  };
  const judgement: Judgement<string[]> = {
    weights: { gold: 1, sick: -1 },
    measure: ([way], [own, rival]) => {
      own?.set([way === 'gold' ? 1 : 0, way === 'nothing' ? 0.2 : 0]);
      rival?.set([0, way === 'harm' ? 1 : 0]);
    },
  };
  const { why } = ofTree(tree, judgement as Judgement);
  expect(why('gold', 'nothing').map(({ feature, seat }) => [feature, seat])).toEqual([
    ['gold', 0],
    ['sick', 0],
  ]);
  expect(why('harm', 'nothing')[0]).toMatchObject({ feature: 'sick', seat: 1 });
  // It does not look better, so nothing that can be named is the reason.
  expect(why('nothing', 'gold')).toEqual([]);
});

test.each(Object.keys(judgements))('%s: an analysis can be made again, bit for bit', async (id) => {
  const [{ game }, { judgement }] = await Promise.all([sure(rules[id])(), sure(judgements[id])()]);
  for (const { state, seat } of positions(game)) {
    const ask = () => {
      const question = { view: game.view(state, seat), seat, looks: 300 };
      const { why, ...found } = analyse(game, judgement, question, untimed(seeded(3)));
      const [best, second] = found.valued;
      return JSON.stringify([found, why(best?.choice, second?.choice)]);
    };
    expect(ask()).toBe(ask());
    const { valued } = JSON.parse(ask())[0] as Analysis;
    expect(valued).toHaveLength(game.choices(game.view(state, seat)).length);
  }
});
