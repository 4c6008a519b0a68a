import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  steps: {
    place: {
      says: 'The most prestige wins, and each turn you place one die. West takes odd yellow dice: put the yellow 3 on its pillar that pays 2.',
      instead:
        'That would be legal too. For now take the yellow 3, and put it on West’s pillar with the 2.',
      because: {
        'pillar:outer1.floor':
          'The stairs pay the number of the floor, which is 2 as well. Take the pillar with the star this time.',
        'meeple:master':
          'Your master counts twice on a floor, so keep it for later. An apprentice will do.',
      },
    },
    central: {
      says: 'That paid 2 at once. The central tower takes any die: put the blue 4 there, since a 4 brings you the fourth spell, Morph.',
      instead:
        'You could. But put the blue 4 on the central tower: there its number brings you a spell.',
      because: {
        'meeple:master':
          'Keep your master: it counts twice, and you will need it soon. An apprentice will do.',
      },
    },
    activate: {
      says: 'Now put an apprentice on Morph. It waits in your book until you cast the spell.',
      instead:
        'Your master would be stuck in the book, and you need it on a floor. Use an apprentice.',
    },
    end: {
      says: 'Keep Morph for when you need it, and end your turn. Novice plays on, and then the last round is rolled.',
      instead:
        'Not yet: Morph changes the colour of the next die you place, and your die is placed. End your turn.',
    },
    cast: {
      says: 'West’s last pillar decides who rules that floor, but no odd yellow die is left. Cast Morph: your next die may have any colour.',
      instead:
        'That die fits, but West is the floor to win. Cast Morph first: it lets another colour in.',
    },
    master: {
      says: 'Put the pink 5 there with your master, who counts for 2: so you lead 3 to 2. A full floor pays 6 to the first and 4 to the second.',
      instead:
        'You could, but then Novice keeps West. Put the pink 5 on its last pillar, with your master.',
      because: {
        'meeple:apprentice':
          'An apprentice counts 1: that makes it 2 to 2, and a tie pays only 3 each. Pick your master.',
      },
    },
    build: {
      says: 'This pillar puts one more meeple on another tower. Give North’s last pillar an apprentice: Novice leads there, but the second gets 4.',
      instead:
        'That is possible, but it pays less. An apprentice on North’s last pillar brings you 4 at once.',
    },
    last: {
      says: 'Both full floors have paid. Your last turn: stairs pay the number of their floor, so put the yellow 2 on West’s stairs.',
      instead: 'That pays less. Put the yellow 2 on West’s stairs: West has reached floor 3.',
      because: {
        'pillar:outer1.gain2':
          'That pays 2. The stairs pay the number of the floor, and West has reached floor 3.',
      },
    },
  },
  end: 'Unfinished floors paid 3 to the first and 2 to the second, and every meeple in a book 1. Your master made the difference!',
  tips: {
    place:
      'Look at the signs over the towers: they say which dice fit. The central tower takes them all.',
    tie: 'A tie: those who share the lead get only 3, in the middle 2. A master counts 2 and can break it.',
    scored:
      'A floor was full, so it paid: 6 and 4 on the outer towers, less in the middle. Your meeples beside dice came home.',
    build:
      'You may put a meeple on another tower for good, or on the spell of this number. On a floor it counts for the majority.',
    activate:
      'A meeple on a spell makes it ready. Cast it in any turn of yours, or leave it there: it is worth 1 at the end.',
    noMeeple: 'You have no meeple to go with a die. Cast a spell, and its meeple comes back.',
    cast: 'One of your spells is ready. Cast it before you place a die, if that lets the die go somewhere better.',
    central:
      'None of these dice fits an outer tower. The central one takes any, and brings you a spell.',
    last: 'The last round. At the end unfinished floors pay a little, and so does every meeple in your book.',
  },
};
