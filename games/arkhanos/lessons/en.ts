import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  hello:
    'Welcome! In Arkhanos mages build towers of dice, and the most prestige wins. Below are your meeples, seven apprentices and a master: they show who leads a floor.',
  steps: {
    place: {
      says: 'Each turn you place one die, with a meeple beside it. The sign over West says what fits there: a yellow 1, 3 or 5.',
      does: 'Take the yellow 3, and put it on West’s pillar with the star.',
      instead:
        'That would be allowed, too. But let us begin with the yellow 3, on West’s pillar with the star.',
      because: {
        'pillar:outer1.floor':
          'The stairs pay the number of their floor: here that is 2 as well. This time take the pillar with the star.',
        'meeple:master':
          'Your master counts double on a floor, so keep it for later. An apprentice will do.',
      },
    },
    central: {
      says: 'The pillar paid you 2 prestige at once. The central tower takes any die, and there the number of the die brings you a spell.',
      does: 'Put the blue 4 on the central tower: the fourth spell is Morph.',
      instead:
        'You could. But take the blue 4 to the central tower: there its number brings you a spell.',
      because: {
        'meeple:master':
          'Keep your master: it counts double, and you will need it soon. An apprentice will do.',
      },
    },
    activate: {
      says: 'A spell is ready when a meeple sits on it. There it stays until you cast the spell.',
      does: 'Set an apprentice on Morph.',
      instead:
        'Your master would be stuck in the book, and you need it on a floor. Use an apprentice.',
    },
    end: {
      says: 'Keep the spell for the right moment. Next Novice plays, and then the dice of the last round are rolled.',
      does: 'End your turn.',
      instead:
        'Not yet: Morph changes the next die you place, and this turn’s die is placed. End your turn.',
    },
    cast: {
      says: 'Novice’s master counts 2 and leads on West, 2 to 1. One pillar is left there, but no yellow 1, 3 or 5.',
      does: 'Cast Morph: your next die may have any colour.',
      instead:
        'That die fits, but West is the floor to win. Cast Morph first: it lets another colour in.',
    },
    master: {
      says: 'A full floor pays: 6 to who leads there, 4 to the second. With your master, who counts 2, you lead 3 to 2.',
      does: 'Put the pink 5 on West’s last pillar, with your master.',
      instead:
        'You could, but then Novice keeps West. Put the pink 5 on its last pillar, with your master.',
      because: {
        'meeple:apprentice':
          'An apprentice counts 1: that makes it 2 to 2, and a tie pays only 3 each. Pick your master.',
      },
    },
    build: {
      says: 'That pillar lets you set one more meeple on another tower, for good. North lacks just one: Novice leads there, but the second gets 4.',
      does: 'Set an apprentice on North’s last pillar.',
      instead:
        'That is possible, but it pays less. An apprentice on North’s last pillar brings you 4 at once.',
    },
    last: {
      says: 'Both floors were full: they paid, and the towers grew. Your last die: stairs pay the number of their floor, and West has reached 3.',
      does: 'Put the yellow 2 on West’s stairs.',
      instead: 'That pays less. Put the yellow 2 on West’s stairs: West has reached floor 3.',
      because: {
        'pillar:outer1.gain2':
          'That pays 2. The stairs pay the number of the floor, and West has reached floor 3.',
      },
    },
  },
  end: 'At the end an unfinished floor pays 3 and 2, and each meeple in a spellbook 1. Your master on West made the difference!',
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
