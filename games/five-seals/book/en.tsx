/** The book of Five Seals in English. */
import { boardFor } from '../rules/data/board.ts';
import { circles, words } from '../words/en.ts';
import { bookOf } from './book.tsx';
import type { Says } from './says.ts';

export const book = bookOf({
  language: 'en',
  called: (piece) => words.piece(piece, () => ''),
  quick: {
    goal: {
      title: 'What you are after',
      text: 'You are a mage in the dungeon of the Archmage, who is gone. Scrolls lie everywhere, the strongest far outside. The number on a scroll is what it is worth: collect the most points.',
    },
    break: {
      title: 'Your turn: break one seal',
      text: 'In each round everybody rolls three dice. Seals close the doors: use dice of the seal’s colour that show at least its number together: a blue 3 and a blue 1 break the blue 4. What you used is gone for this round.',
    },
    walk: {
      title: 'Your mage goes there',
      text: 'Every seal that your mage can walk up to is in reach, however far it is. Unbroken seals bar the way, and so do the mages and familiars of others. What is lit is where you can walk.',
    },
    scroll: {
      title: 'Scrolls are points, and spells',
      text: 'A scroll has a seal, too. Break it, and the scroll is yours. Before you break a seal you may use your scrolls: roll again, raise a die, change its colour. Each works once a round; then it is turned face down.',
    },
    rest: {
      title: 'Out of dice? Rest',
      text: 'When your dice are used up, or can’t break anything, the round is over for you. Your scrolls wake up, and you take any three dice of the supply for the next round. Choose colours that you will need.',
    },
    end: {
      title: 'How it ends',
      text: `When a round ends with fewer than ${boardFor(2).fewestSixes} scrolls of strength 6 in the dungeon (${boardFor(5).fewestSixes} with four or five players), it is over. Add up your scrolls: the most points win.`,
    },
  },
  pictures: {
    goal: { caption: 'A vault at the edge of the dungeon, with a scroll of strength 6 in it.' },
    break: {
      caption:
        'A mage before a blue seal of strength 4. A blue 3 and a blue 1 are enough for it; the red 5 is of no use there.',
    },
    walk: {
      caption:
        'The middle of the dungeon. Lit rooms are those the mage can walk to; another mage stands in a doorway and bars it.',
    },
    scroll: {
      caption: 'Scrolls before a mage: some lie face up, one has been used and lies face down.',
    },
    rest: { caption: 'The supply of dice in four colours, and a mage’s last die.' },
    end: {
      caption: 'How many scrolls of strength 6 are left in the dungeon, and where the end begins.',
    },
    reach: {
      caption:
        'Lit is where the mage can walk. The doors at the edge of the light are in reach; behind the other mage nothing is.',
    },
    dice: {
      caption: 'A blue seal of strength 4, and blue dice that show 4, 2 and 3.',
      ask: 'Break the blue 4 with the 4 alone, or with the 2 and the 3. The 4 together with another die is one too many: try it.',
    },
    cast: {
      caption: 'A red 2 is not enough for the red seal of strength 3.',
      ask: 'Use Strengthening of Fire on your red 2. Then it is a 4, and breaks the red seal of 3.',
    },
    familiar: {
      caption: 'Binding is the scroll everybody starts with. It sends the familiar.',
      ask: 'Use Binding: set your familiar beside your mage, or let it break a seal while the mage stays.',
    },
    leap: {
      caption: 'The blue 4 bars the way, and there is no blue die. Behind it waits a red 5.',
      ask: 'Use Leap of Water: pass the blue seal as if it were gone, and break the red 5 behind it.',
    },
  },
  lookups: {
    elements: {
      title: 'The five elements',
      head: ['Element', 'Colour', 'Sign', 'Seal tokens'],
    },
    circles: { title: 'Spells by circle and strength', head: ['Strength'] },
    players: {
      title: 'By number of players',
      head: [
        'Players',
        'Dice of each colour',
        'Seals',
        'Scrolls laid out',
        'of these strength 6',
        'Ends with fewer 6s than',
      ],
    },
  },
  circles: circles.slice(1).map((name) => [name, `The Circle of ${name}`]),
  circleHead: ['Strength and points', 'Spell', 'What it does (of Fire)'],
  looks: [
    ['red', 'triangle, point up'],
    ['blue', 'triangle, point down'],
    ['yellow', 'triangle, point up, with a bar'],
    ['green', 'triangle, point down, with a bar'],
    ['purple', 'circle with a dot'],
  ],
  none: 'none: only scrolls',
  shelf: 'Spells, one by one',
  ours: {
    dungeon:
      'the plan of the dungeon. The printed one is not known to us; ours has as many chambers as the rules call for, and more with more players.',
  },
} satisfies Says);
