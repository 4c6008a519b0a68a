/** The book of Arkhanos in English. */
import {
  BOOK_MEEPLE,
  BY_SEATS,
  GAIN_2,
  INCOMPLETE_PRESTIGE,
  OUTER_PRESTIGE,
} from '../rules/data.ts';
import { bookOf } from './book.tsx';
import type { Says } from './says.ts';

const { first, second, tie } = OUTER_PRESTIGE;

const en: Says = {
  language: 'en',
  quick: {
    goal: {
      title: 'What you are after',
      text: 'You are a wizard, and four towers rise floor by floor. Whoever helps most with a floor wins prestige. The most prestige at the end wins the game.',
    },
    place: {
      title: 'Your turn: place a die',
      text: 'Take one of the rolled dice and put it on a tower. The sign above a tower says which colours and numbers it takes; the central tower takes any. One of your meeples goes with the die: that is your influence there.',
    },
    pillar: {
      title: 'Take what the pillar gives',
      text: `Each empty pillar shows its gift: ${GAIN_2} prestige, as much prestige as the floor’s number, or the hammer and the book. With these you build a meeple into another tower, or wake a spell.`,
    },
    floor: {
      title: 'A full floor pays',
      text: `When the third pillar is filled, influence is compared: an apprentice counts 1, your crowned master 2. The most earns ${first}, the second most ${second}; a tie only ${tie} each. Then your meeples come home, and the next floor is laid on top.`,
    },
    spell: {
      title: 'Spells bend the rules',
      text: 'A meeple on a spell makes it ready. At any moment of your turn take the meeple back, and the spell works: turn a die over, make it count one more or less, give it any colour, fetch another die.',
    },
    end: {
      title: 'How it ends',
      text: `After ${BY_SEATS[2].rounds} rounds (${BY_SEATS[3].rounds} with three players) it is over. Unfinished floors still pay a little, ${INCOMPLETE_PRESTIGE.first} and ${INCOMPLETE_PRESTIGE.second}, and each meeple on a spell ${BOOK_MEEPLE}. Count up: the most prestige wins.`,
    },
  },
  pictures: {
    goal: { caption: 'Three of the towers, with dice and the meeples of two wizards on them.' },
    place: {
      caption:
        'The rolled dice, the west tower, which takes yellow 1, 3 and 5, and the central tower, which takes any die. The yellow 3 fits on all three pillars of the west tower.',
    },
    pillar: {
      caption:
        'A second floor with three empty pillars: 2 prestige, the floor’s number, and build or activate.',
    },
    floor: {
      caption:
        'A full floor: one wizard has a master and an apprentice there, influence 3; the other an apprentice, influence 1.',
    },
    spell: { caption: 'A spellbook: Flip and Morph have a meeple on them and are ready.' },
    end: { caption: 'Two unfinished floors: on each of them somebody has the most influence.' },
    placing: {
      caption: 'West takes yellow 1, 3 and 5; the central tower takes any die.',
      ask: 'Pick the yellow 3: every pillar that takes it glows. Now the pink 5: only the central tower does.',
    },
    bonus: {
      caption:
        'You placed a yellow 3 where the hammer and the book are: build on another tower, or put a meeple on spell 3.',
      ask: 'Build a meeple into the north tower, or wake Flip, which has the number of your die.',
    },
    ties: {
      caption: `A master counts 2, and so do two apprentices: this floor is a tie, and pays ${tie} to each.`,
    },
    casting: {
      caption: 'Morph and Shift are ready; the west tower takes yellow 1, 3 and 5 only.',
      ask: 'Cast Morph by touching it. Then the pink 5 may go to the west tower as well.',
    },
  },
  lookups: {
    pays: {
      title: 'What floors pay',
      note: 'Influence: an apprentice 1, the master 2. If the most is shared, there is no second. Unfinished floors pay at the end of the game.',
    },
    players: {
      title: 'By number of players',
      head: ['Players', 'Dice a round', 'Rounds', 'Turns each, a round'],
    },
    pillars: {
      title: 'What pillars give',
      head: ['Pillar', 'Whoever places a die there'],
      names: {
        gain2: { title: 'Star', text: `gains ${GAIN_2} prestige at once.` },
        floor: { title: 'Stairs', text: 'gains as much prestige as the floor’s number.' },
        build: {
          title: 'Hammer and book',
          text: 'builds a meeple into another tower, or wakes the spell with the number of the die.',
        },
        activate: {
          title: 'Book (central tower)',
          text: 'wakes the spell with the number of the die.',
        },
      },
    },
    spells: { title: 'The six spells', head: ['Number', 'Spell', 'What it does'] },
  },
  shelves: { spells: 'Spells, one by one', tiles: 'Floor tiles, one by one' },
  tile: {
    title: 'Tile',
    what: 'On the central tower it lies with its other side up and takes any die.',
  },
  ours: {
    tile: 'this tile is not named in any source; it completes the pattern of those that are.',
    tiles:
      'five of the eighteen tiles are known. The others complete their pattern, so that every die fits just three tiles.',
    central:
      'the printed book says only that central floors pay less. How much is agreed on when a table is set.',
  },
};

export const book = bookOf(en);
