import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  steps: {
    door: {
      says: 'Scrolls are your points, and the best lie in vaults. A die breaks a seal of its element if it shows enough: break the Water 4 with your Water 5.',
      instead:
        'That is possible too. But the way to the vault is the blue Water 4: break it with your Water 5.',
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
      says: 'You stand in the open door, and Novice is close behind. Use Binding to set your familiar here: nobody else gets past it this round.',
      instead:
        'Wait with that, or Novice slips through. Use Binding first, and set your familiar beside your mage.',
    },
    scroll: {
      says: 'The door is guarded, so you can collect. Take Renewal of Earth with your Earth 3: that is 3 points.',
      instead: 'You could, but points come first. Take Renewal of Earth with your Earth 3.',
      because: {
        'space:5.e': 'That door gives no points. Use your Earth 3 for the scroll Renewal of Earth.',
        'die:red-4':
          'Keep your Fire 4 for the next turn: one break a turn. Take Renewal of Earth with your Earth 3.',
      },
    },
    spell: {
      says: 'Your Fire 4 could break a door or a scroll. Take Strengthening of Fire: it is worth 4, and it is a spell you may use once a round.',
      instead: 'Look at the scroll with the red 4 instead: it is worth points, and it is a spell.',
      because: {
        'space:0.e':
          'That door leads to another room, but gives no points. Strengthening of Fire is worth 4, and you can cast it.',
      },
    },
    draft: {
      says: 'Without dice your round is over, so take three for the next. You need Fire for the vault’s door, and two Earth for the scroll behind it.',
      instead:
        'Those would help elsewhere. Before you lie a Fire door and an Earth scroll: take one Fire and two Earth.',
    },
    cast: {
      says: 'A new round, and all scrolls are ready again. The door needs 5, your Fire shows 3: cast Strengthening of Fire on it, which adds 2.',
      instead:
        'Not now: the Fire 5 door is what you want. Cast Strengthening of Fire on your Fire 3.',
    },
    vault: {
      says: 'Fire 5! Your spell has opened a way: break the Fire 5 seal and step into the vault.',
      instead:
        'You could, but the vault is open to you now. Break the Fire 5 seal with your Fire 5.',
    },
    six: {
      says: 'Dice of one element add up: 2 and 4 break Synergy of Earth, worth 6. Once fewer than four sixes are left, the game ends with the round.',
      instead:
        'There is something better: both Earth dice together break Synergy of Earth, worth 6.',
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
