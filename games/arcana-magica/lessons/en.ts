import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  hello:
    'Welcome! Here you summon an army and capture the units of others. What you capture counts in full, your own army half. You are far behind: let us change that!',
  steps: {
    summon: {
      says: 'In the Shadow Gallery lie units to summon, one a turn. A unit costs its number in mana: the Chariot, VII, costs 7.',
      does: 'Summon the Chariot.',
      instead:
        'That is possible, but begin with a new unit. Summon VII, the Chariot, from the Shadow Gallery.',
    },
    pay: {
      says: 'Your cards are mana. Each counts in full for its own element, and about half for others: your 8 of Water is enough for the Water unit.',
      does: 'Pay with the 8 of Water.',
      instead:
        'You can pay like that, but it wastes cards you will need. Pay with the 8 of Water alone.',
    },
    attack: {
      says: 'Once a turn you may attack. Most dice hit the Leader, who stands first: Novice’s is the Sun, worth 19.',
      does: 'Attack Novice’s army.',
      instead: 'First the attack: it may bring you 19 points. Attack Novice’s army.',
    },
    units: {
      says: 'The numeral of a unit gives its dice: X rolls a d12, with twelve sides, and IV a d4, with four.',
      does: 'Send the Emperor, IV, and the Wheel of Fortune, X.',
      instead:
        'Both Fire units together: one card can pay them. Send the Emperor (IV) and the Wheel of Fortune (X).',
    },
    mana: {
      says: 'To fight costs mana, too: IV and X make 14, and your Knight of Fire is worth 14. The 3 of Earth has a curved arrow: with it you may roll a die again.',
      does: 'Pay with the Knight of Fire and the 3 of Earth.',
      instead:
        'That would pay, but take the Knight of Fire and add the 3 of Earth: you want its re-roll.',
    },
    reroll: {
      says: 'The d4 showed its highest number, 4, so it exploded: it was rolled again, and counts 4 + 2. But the d12 shows only 3.',
      does: 'Roll the d12 again.',
      instead: 'A 3 will not hurt the Sun. Use your re-roll on the d12.',
    },
    arrow: {
      says: '12 explodes, too: 20 is enough for the Sun! Your d4 is an arrow and hits whom you like: 6 is enough for the Hierophant, V.',
      does: 'Hit the Hierophant.',
      instead: 'There it does nothing: the arrow is worth 6. The Hierophant (V) falls to it.',
    },
    end: {
      says: 'Both are your trophies now. And the Sun is a giant: the first of them to fall gave you a token worth 10.',
      does: 'End your turn.',
      instead:
        'Wait with that: you will want it next round. End your turn, and keep your last card.',
    },
    move: {
      says: 'It is the last round, and Novice strikes after you. Most dice hit the Leader: better not your best unit.',
      does: 'Move the Wheel of Fortune to the back.',
      instead: 'In a moment. First save your Wheel of Fortune: move it away from the front.',
    },
    again: {
      says: 'Half of your army counts at the end. So summon once more: the Lovers, VI, bring you 3 points.',
      does: 'Summon the Lovers.',
      instead: 'You could, but the Lovers are sure points: summon VI.',
    },
    payAgain: {
      says: 'Your 9 of Air is enough for the Air unit. What is too much is lost.',
      does: 'Pay with the 9 of Air.',
      instead: 'That pays, too, but one card is enough: take the 9 of Air.',
    },
    last: {
      says: 'Novice attacks once more, and then everything is counted.',
      does: 'End your turn.',
      instead: 'Leave it at that, and keep your cards. End your turn.',
    },
  },
  end: 'Trophies count in full, each token 10, your army half. Novice’s die exploded, too, but it only met your Emperor!',
  tips: {
    peace:
      'In the first four rounds nobody attacks an army of fewer than three units. So summon: a unit a turn.',
    pay: 'The cheapest payment is laid out for you. Click other cards if you want to keep those.',
    attack:
      'You can attack. Cards that are enough for a unit’s number wake it, and all your fighters strike together.',
    units:
      'Numerals add up: V is a d6, X a d12, XX a d20, four single strokes a d4. The button shows your dice.',
    reroll:
      'Your small mana cards let you roll a die again. A die that shows its highest number explodes and counts on.',
    arrow:
      'A d4 or d8 is an arrow: put it on any unit of theirs. It captures a unit whose number it reaches.',
    lost: 'One of your units was captured. Dice other than arrows hit the Leader, on the left: you may move it to the back once a turn.',
    resurrect:
      'Instead of a unit of the gallery you may summon one of your trophies. But then it no longer counts as one.',
    fool: 'The Fool costs your whole turn and hand. It can undo one attack on you later.',
    sacrifice:
      'Sacrifice the Fool, and this attack does nothing. If you name the right element, it even strikes back.',
    armageddon:
      'Armageddon has begun: the counter shows how many rounds are left. Tokens are worth 10 each.',
    poor: 'Nothing here can be paid with your cards. End your turn and throw away what you don’t need: after the round your hand is filled up.',
  },
};
