import type { Picked, Words } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import type { Choice, Event, State } from '../rules/index.ts';
import { game } from '../rules/whole.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

const name = (seat: number) => ['Ada', 'Bo'][seat] ?? '';

/** Ada to act against Bo, whose Leader is the Hermit (9). */
function position(more: object = {}): State {
  return game.scenario(
    JSON.stringify({
      round: 5,
      gallery: [8, 22],
      armies: [
        [12, 1],
        [9, 10],
      ],
      trophies: [[], []],
      hands: [['water-10', 'water-5', 'air-A', 'earth-2'], ['fire-2']],
      ...more,
    }),
  );
}

function after(state: State, ...made: Choice[]): State {
  const next = game.clone(state);
  for (const choice of made) game.apply(next, choice);
  return next;
}

/** What is asked once these pieces are picked. */
function asked(words: Words<State, Choice, Event>, state: State, ...pieces: string[]): string {
  const left = game
    .choices(state)
    .filter((choice) => pieces.every((piece) => game.touches(state, choice).includes(piece)));
  const picked: Picked<Choice> = { pieces, left };
  return words.ask(state, name, picked);
}

describe('what is asked', () => {
  test('names only what can be done with the cards in hand', () => {
    expect(asked(en, position())).toBe(
      'Do you attack, summon, move your Leader back or end your turn?',
    );
    const poor = position({ armies: [[], [9]], hands: [['earth-2'], []] });
    expect(asked(en, poor)).toBe(
      'You can pay for nothing: do you change your hand, or end your turn?',
    );
    expect(asked(fr, poor)).toBe(
      'Vous ne pouvez rien payer\u00a0: changez-vous de main, ou finissez-vous votre tour\u00a0?',
    );
  });

  test('a card that pays for nothing can only be discarded', () => {
    expect(asked(en, position(), 'card:earth-2')).toBe(
      'Do you discard the 2 of Earth and end your turn?',
    );
    expect(asked(fr, position(), 'card:air-A')).toBe(
      'Défaussez-vous l’As d’Air en finissant votre tour\u00a0?',
    );
  });

  test('units and cards that need others ask for them', () => {
    const gathering = after(position(), { attack: 1 });
    expect(asked(en, gathering, 'unit:1')).toBe('Who attacks together with I\u00a0The Magician?');
    expect(asked(en, gathering, 'unit:12')).toBe('Which of your units attack Bo’s army?');
    const paying = after(gathering, { units: [12] });
    expect(asked(en, paying, 'card:water-5')).toBe('Which cards pay together with the 5 of Water?');
  });
});

describe('what follows', () => {
  const follows = async (state: State, choice: Choice, words = en) =>
    (await words.outlook()).follows(state, choice, name);

  test('an attack says its price and its chance before it is paid', async () => {
    const gathering = after(position(), { attack: 1 });
    expect(await follows(gathering, { units: [12] })).toBe(
      'Costs 12 Water mana. Chance to capture the Leader, IX\u00a0The Hermit: 33 %.',
    );
    expect(await follows(gathering, { units: [12] }, fr)).toContain('12 mana d’Eau');
  });

  test('a payment says what it brings and what is kept', async () => {
    const paying = after(position(), { summon: 8 });
    expect(await follows(paying, { pay: ['water-10', 'water-5'] })).toBe(
      'In your army: +4 points. You keep the Ace of Air and the 2 of Earth.',
    );
  });

  test('a raised trophy counts less in the army', async () => {
    const state = position({ trophies: [[8], []], gallery: [22] });
    const raising = after(state, { resurrect: 8 });
    expect(await follows(raising, { pay: ['water-10', 'water-5'] })).toMatch(
      /^In your army: −4 points/,
    );
  });

  test('dice that are kept say who falls', async () => {
    const rolled = after(
      position(),
      { attack: 1 },
      { units: [12] },
      { pay: ['water-10', 'water-5'] },
      8 as never,
    );
    expect(await follows(rolled, { keep: true })).toBe('IX\u00a0The Hermit falls: +9 points.');
    expect(await follows(rolled, { reroll: 0 })).toMatch(/re-roll/);
  });
});
