import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  hello:
    'Welcome! This tower is full of sealed doors, and of scrolls: their numbers are your points, and the most points win. You are the white mage.',
  steps: {
    door: {
      says: 'A die breaks a seal of its element, if it shows enough. The blue Water 4 closes the way to the vault, and you have a Water 5.',
      does: 'Break the Water 4.',
      instead:
        'That is possible, too. But the way to the vault is the blue Water 4: break it with your Water 5.',
      because: {
        'own:binding':
          'Binding is for your familiar: that comes next. First break the blue Water 4 yourself.',
        'space:0.s3':
          'A good scroll, and you will take it soon. First open the way: break the blue Water 4.',
        'space:0.s4':
          'A good scroll, and you will take it soon. First open the way: break the blue Water 4.',
      },
    },
    familiar: {
      says: 'You stand in the open door, and Novice is close by. Your familiar can guard it: nobody else gets past it this round.',
      does: 'Use Binding, and set your familiar here.',
      instead:
        'Wait with that, or Novice slips through. Use Binding first, and set your familiar beside your mage.',
    },
    scroll: {
      says: 'Now you can collect, one seal a turn. A scroll is sealed, too: a die of its element takes it, and its number is your points.',
      does: 'Take Renewal of Earth with your Earth 3.',
      instead: 'You could, but points come first. Take Renewal of Earth with your Earth 3.',
      because: {
        'space:5.e': 'That door gives no points. Use your Earth 3 for the scroll Renewal of Earth.',
        'die:red-4':
          'Keep your Fire 4 for the next turn: one seal a turn. Take Renewal of Earth with your Earth 3.',
      },
    },
    spell: {
      says: 'Used dice are gone for this round; one is left. Many a scroll is more than points: a spell that you may cast once a round.',
      does: 'Take Strengthening of Fire with your Fire 4.',
      instead: 'Look at the scroll with the red 4 instead: it is worth points, and it is a spell.',
      because: {
        'space:0.e':
          'That door leads to another room, but gives no points. Strengthening of Fire is worth 4, and you can cast it.',
      },
    },
    draft: {
      says: 'Without dice your round is over. Take three for the next: Fire for the vault’s door, Earth for the green 6 behind it.',
      does: 'Take one Fire and two Earth.',
      instead:
        'Those would help elsewhere. Before you lie a Fire door and an Earth scroll: take one Fire and two Earth.',
    },
    cast: {
      says: 'A new round: all dice are rolled, and your scrolls are ready again. The vault’s door needs Fire 5, but yours shows 3.',
      does: 'Cast Strengthening of Fire: it adds 2.',
      instead:
        'Not now: the Fire 5 door is what you want. Cast Strengthening of Fire on your Fire 3.',
    },
    vault: {
      says: 'Now it shows 5: your spell has opened a way!',
      does: 'Break the Fire 5, and step into the vault.',
      instead:
        'You could, but the vault is open to you now. Break the Fire 5 seal with your Fire 5.',
    },
    six: {
      says: 'Dice of one element add up: your Earth 2 and 4 make 6. Once fewer than four sixes are left, the game ends with the round.',
      does: 'Take Synergy of Earth with both Earth dice.',
      instead:
        'There is something better: both Earth dice together take Synergy of Earth, worth 6.',
      because: {
        'own:binding': 'No need to guard anything now. Take Synergy of Earth with both Earth dice.',
        'own:renewal-earth':
          'Don’t roll them again: 2 and 4 are just enough. Take Synergy of Earth.',
      },
    },
  },
  end: 'Each scroll counts its number, and Synergy of Earth 1 more for every Earth scroll you have. The most points win!',
  tips: {
    draft:
      'Look at the seals around your mage and take dice of those elements. Two of one element break far more than one.',
    break: 'What glows can be broken now, however far away. Doors open ways, scrolls give points.',
    spell:
      'You have a scroll to use before you break a seal. Each works once a round, so it costs nothing to use it.',
    giveUp:
      'No seal fits your dice as they are. A scroll may still help; otherwise give up, and your round is over.',
    stuck:
      'Your dice fitted no seal in reach, so they went back. In the next round take elements that lie around you.',
    mind: 'Violet Mind scrolls have no dice of their own. Any one element breaks them.',
    round:
      'A new round: all scrolls are ready again, and familiars are home. Who begins changes, too.',
    sixes:
      'If one more scroll of strength 6 is taken, this is the last round. Collect what you can.',
  },
};
