/** The rules of Arcana Magica in English, by chapter, each with its id. */
import { type Book, chapterWith } from '@magehall/engine';
import { MARKS } from './marks.ts';

const chapter = chapterWith(MARKS);

export const book: Book = {
  chapters: [
    chapter(
      'components',
      'What is on the table',
      [
        'You lead an army of great arcana. Each unit is one number: that is what it costs, what it withstands and what it is worth.',
        'You pay with mana cards of four elements. A card is worth its full value for its own element and about half for any other.',
      ],
      {
        'AM-COMP-1': 'There are 23 units, numbered 0 to 22.',
        'AM-COMP-2': 'There are 56 mana cards: four suits of fourteen, from Ace to Knight.',
        'AM-COMP-3': 'Each suit belongs to one element: Fire, Water, Air or Earth.',
        'AM-COMP-4':
          'A mana card has an element, a full value, a small value and up to two re-rolls.',
        'AM-COMP-5':
          "The Fool's deck is four jokers, one for each element; they are never used as mana.",
        'AM-COMP-6':
          'A unit’s number is its cost, its health and its points; its element and numeral matter, its name does not.',
        'AM-COMP-7': 'Attacks roll d4, d6, d8, d12 and d20; a d10 only ever counts rounds.',
        'AM-COMP-8':
          'There are four Armageddon tokens, one for each event, and a first-player token.',
        'AM-COMP-9': 'Two to four seats take part.',
        'AM-COMP-10': 'Everybody shares one discard of mana and one of units.',
        'AM-AMB-14': 'The jokers of Fire and Water are red, those of Air and Earth black.',
        'AM-AMB-16': 'A joker goes back after each draw, so every draw has the same four chances.',
        'AM-AMB-17':
          'A small value is half the full value, rounded up unless the table agrees to round down.',
        'AM-AMB-18':
          'An Ace is worth 1, then come 2 to 10, Jack 11, Queen 12, King 13 and Knight 14.',
        'AM-AMB-24':
          'In a numeral IV counts as four arrows and IX as an X and an arrow; so do XIV and XIX.',
        'AM-AMB-77': 'One joker of each element makes four in all.',
      },
    ),
    chapter(
      'setup',
      'Setting up',
      [
        'The weaker units come first: ten of them lie on top, the other five are mixed in with the strong ones below.',
      ],
      {
        'AM-SETUP-1': 'Units 0 to 14 make the low pile, units 15 to 22 the high one.',
        'AM-SETUP-2': 'Five low units, taken at random, go into the high pile.',
        'AM-SETUP-3': 'Both piles are shuffled again.',
        'AM-SETUP-4': 'The low pile lies on top of the high one: that is the Units deck.',
        'AM-SETUP-5': 'The mana cards are shuffled into the mana deck.',
        'AM-SETUP-6': 'Chance picks the first player, unless the table has agreed on one.',
        'AM-SETUP-7': 'The peace counter starts at 4.',
        'AM-SETUP-8': "The jokers lie face down as the Fool's deck.",
        'AM-SETUP-9': 'The Shadow Gallery shows four units, or five with four seats.',
        'AM-SETUP-10': 'Everybody is dealt four mana cards.',
        'AM-SETUP-11': 'Armies and trophies start empty, and the first player begins.',
        'AM-AMB-5': 'Automas count as seats when the gallery is laid out.',
        'AM-AMB-81':
          'Hands are secret and nothing else is: discards, trophies and played cards can be looked through.',
      },
    ),
    chapter(
      'peace',
      'Peace',
      ['For four rounds small armies are left alone, so that everybody gets started.'],
      {
        'AM-PEACE-1': 'In rounds 1 to 4 an army of fewer than three units may not be attacked.',
        'AM-PEACE-2': 'In rounds 1 to 4 an army of three or more may be attacked.',
        'AM-PEACE-3': 'The peace counter steps at the end of each round.',
        'AM-PEACE-4': 'From round 5 on any army may be attacked.',
        'AM-AMB-1':
          'The counter runs from 4 down to 0 and shows how many rounds of peace are left.',
        'AM-AMB-2': 'The Fool does not count towards the three units.',
        'AM-AMB-3':
          'Peace is looked at when an attack is declared, not when its captures are made.',
        'AM-AMB-4': 'An army without a unit besides the Fool is never a target.',
      },
    ),
    chapter(
      'rounds',
      'Rounds and turns',
      [
        'On your turn you may attack once, summon once and move once, in any order. Then you keep or discard what is left of your hand.',
      ],
      {
        'AM-ROUND-1': 'In a round everybody takes one turn, clockwise from the first player.',
        'AM-ROUND-2': 'The next player clockwise is first in the next round.',
        'AM-ROUND-3':
          'The actions are Move, Activation, Summoning and Discard, and each may be skipped.',
        'AM-ROUND-4': 'The actions may be taken in any order.',
        'AM-ARMY-1': 'An army is a line; its leftmost unit is the Leader.',
        'AM-ARMY-2': 'New units join at the right end.',
        'AM-ARMY-3':
          'A captured unit becomes a trophy of its captor, to be raised later or counted at the end.',
        'AM-HAND-1': 'A turn starts with four cards in hand, and four is the limit.',
        'AM-HAND-2': 'Cards that are spent go to the common discard.',
        'AM-CHANGE-1':
          'Before doing anything else you may change your whole hand, never a part of it.',
        'AM-CHANGE-2': "A change draws one joker of the Fool's deck.",
        'AM-CHANGE-3': 'A red joker gives you a new hand for this turn.',
        'AM-CHANGE-4': 'A black joker costs you this turn.',
        'AM-CHANGE-5': 'The old hand is discarded either way.',
        'AM-MOVE-1': 'Moving takes the leftmost card to the right end, so that the next one leads.',
        'AM-MOVE-2': 'You may move once a turn.',
        'AM-MOVE-3': 'A move need not be the first thing you do.',
        'AM-DISC-1': 'At the end of your turn you keep or discard any of your cards.',
        'AM-AMB-7':
          'A turn holds at most one move, one summon and one attack, and a unit may fight every turn.',
        'AM-AMB-8': 'A unit may fight in the very turn it was summoned.',
        'AM-AMB-9': 'The move may come at any moment of the turn.',
        'AM-AMB-10':
          'Moving takes at least two cards in the line; the leftmost card moves even if it is the Fool.',
        'AM-AMB-12': 'Trophies may be looked at by everybody.',
        'AM-AMB-15':
          'A hand of at least one card may be changed once a turn; after a red joker the turn goes on as any other.',
        'AM-AMB-60':
          'Leaving is no part of the game: whoever takes the seat over plays on with the same hand.',
        'AM-AMB-82': 'With an empty hand you still take your turn.',
        'AM-AMB-83':
          'What you are asked never depends on cards that others can’t see, so nothing is decided for you because of your hand.',
      },
    ),
    chapter(
      'mana',
      'Paying with mana',
      [
        'Each card you spend goes to one element. For every element you must reach the sum of the units you pay for.',
      ],
      {
        'AM-MANA-1':
          'A card gives its full value to its own element and its small value to any other.',
        'AM-MANA-2': 'You choose for each card the one element it pays for.',
        'AM-MANA-3': 'For each element the mana must reach the sum of the units of that element.',
        'AM-MANA-4':
          'One card may pay for several units of an element, several cards for one unit, and any number of cards may be used.',
        'AM-MANA-5': 'A card is never split between elements, and what is left over is lost.',
        'AM-MANA-6': 'Cards of foreign elements may pay together with their small values.',
        'AM-AMB-19':
          'You choose the cards; they pay if there is any way of assigning them that covers every element.',
        'AM-AMB-20':
          'You may spend more cards than needed. In an attack all of them give their re-rolls, in a summon none does.',
        'AM-AMB-21': 'What an attack leaves over does not pay for a summon.',
        'AM-AMB-22': 'The mana deck and its discard are never both empty.',
      },
    ),
    chapter(
      'summoning',
      'Summoning',
      ['Pay a unit’s number in its element, and it joins the right end of your line.'],
      {
        'AM-SUMMON-1':
          'Pay the number of a gallery unit in its element, and put it at the right end of your army.',
        'AM-SUMMON-2': 'You may summon once a turn, and raising a trophy counts.',
        'AM-RES-1': 'Instead of a gallery unit you may raise one of your own trophies.',
        'AM-RES-2':
          'Raising costs the same as summoning; the unit joins at the right end and is no trophy any more.',
        'AM-AMB-6': 'A summoned unit leaves a hole in the gallery until the round ends.',
      },
    ),
    chapter(
      'round-end',
      'The end of a round',
      [
        'The unit in the first slot leaves if nobody wanted it, the others move up, and new ones appear. Then everybody draws up to four.',
      ],
      {
        'AM-EOR-1':
          'The unit in slot 1 is discarded, unless that slot was emptied during the round.',
        'AM-EOR-2': 'The other units move to the left.',
        'AM-EOR-3': 'The gallery is refilled from the Units deck.',
        'AM-EOR-4': 'If the Units deck is empty, the discarded units are shuffled into a new one.',
        'AM-EOR-5': 'The first-player token passes clockwise.',
        'AM-EOR-6': 'The peace counter and the end counter step down if they run.',
        'AM-EOR-7': 'Everybody fills the hand to four, in turn order.',
        'AM-EOR-8': 'If the mana deck runs out, its discard is shuffled into a new one.',
        'AM-AMB-11':
          'The order is: gallery, first player, counters, then hands in the new turn order.',
        'AM-AMB-13':
          'If no event has happened by the end of round 40, the game is scored there; a running end counter is played out.',
        'AM-AMB-49':
          'With an empty deck the unit leaving slot 1 is shuffled in at once and comes back further right.',
        'AM-AMB-80': 'A discard is shuffled only when a card must be drawn and the deck is empty.',
      },
    ),
    chapter(
      'attack',
      'The attack',
      [
        'Choose any of your units, pay for all of them, and add up their numerals: V and X make dice that strike the Leader, arrows make dice that reach anyone.',
        'A die that shows its highest face is rolled again and adds up. Low mana cards let you re-roll.',
      ],
      {
        'AM-ACT-1':
          'Spend any number of cards to activate any number of your units, wherever they stand.',
        'AM-ACT-2': 'All activated units make one attack on one opponent.',
        'AM-ACT-3': 'The cards used for it are discarded.',
        'AM-ATTACK-1': 'The activated units give the dice of the attack.',
        'AM-ATTACK-2': 'The dice d6, d12 and d20 strike hand to hand, d4 and d8 from afar.',
        'AM-ATTACK-3':
          'The numerals of all activated units are added up before dice are made, and equal dice become bigger ones.',
        'AM-ATTACK-4': 'Melee dice are placed first, all on the Leader.',
        'AM-ATTACK-5':
          'Then each ranged die goes on any unit of the attacked army, the Leader too.',
        'AM-ATTACK-6': 'A die is placed whole, with its value.',
        'AM-EXPLODE-1':
          'Once all dice are rolled, each that shows its highest face is rolled again and adds up.',
        'AM-EXPLODE-2': 'This goes on until no die shows its highest face.',
        'AM-REROLL-1':
          'Only mana cards from Ace to 5 carry marks; each mark lets the attacker roll one die again.',
        'AM-REROLL-2': 'The face that is rolled again is lost; the new one counts.',
        'AM-REROLL-3':
          'On an exploded die only the last face is lost, and the new one may explode again.',
        'AM-REROLL-4': 'Cards with marks may be added even if the payment does not need them.',
        'AM-REROLL-5': 'Marks work whatever the element.',
        'AM-AMB-23':
          'An attack needs at least one die; units that add none may take part beside others.',
        'AM-AMB-25': 'Equal dice always become bigger ones; it is not a choice.',
        'AM-AMB-26':
          'V and V make an X, X and X make a d20, and what is left over stays: XXX rolls d20 and d12.',
        'AM-AMB-27': 'If an attack has two dice of a kind, both are rolled.',
        'AM-AMB-28': 'Fewer than four arrows left over are lost.',
        'AM-AMB-29':
          'All dice roll and explode, then the attacker spends re-rolls one by one, seeing each result; unspent ones lapse.',
        'AM-AMB-30': 'A die with a hundred faces explodes no more.',
      },
    ),
    chapter(
      'capture',
      'Captures and overkill',
      [
        'Damage that reaches a unit’s number captures it. What is left after the Leader may take the next in line too.',
      ],
      {
        'AM-CAPTURE-1':
          'A unit with damage of at least its health becomes a trophy of the attacker.',
        'AM-OVERKILL-1':
          'If what is left after the Leader is more than twice the health of the second in line, that one falls too.',
        'AM-OVERKILL-2': 'Ranged damage may help to capture the Leader and to overkill.',
        'AM-OVERKILL-3': 'Ranged damage alone never overkills.',
        'AM-AMB-31':
          'Every ranged die must be placed, whole and after all rolls; several may go on one unit.',
        'AM-AMB-32':
          'Melee dice go on the Leader even if that is hopeless, and a capture is never declined.',
        'AM-AMB-33':
          'All dice on the Leader count together; what is left is their sum minus its health.',
        'AM-AMB-34':
          'What is left and the ranged dice on the second must together exceed twice its health, and there must be a melee die in the attack.',
        'AM-AMB-35':
          'The second is the unit next behind the Leader, the Fool skipped; if ranged dice alone take it, what is left is lost.',
        'AM-AMB-36':
          'Overkill stops at the second in line, unless the table plays the overkill chain: then it goes on until a unit stands.',
        'AM-AMB-37': 'Damage is forgotten after the attack.',
        'AM-AMB-38': 'Without melee each unit under ranged dice is captured on its own.',
        'AM-AMB-78': 'When a card leaves the line, the others close up and keep their order.',
      },
    ),
    chapter(
      'fool',
      'The Fool',
      [
        'The Fool costs a whole turn and a whole hand. It can undo one attack on you, and with luck it sends the damage back.',
      ],
      {
        'AM-FOOL-1': 'The Fool has no value, does not fight and can’t be attacked.',
        'AM-FOOL-2': 'Calling the Fool costs your whole turn and your whole hand.',
        'AM-FOOL-3': 'It joins at the right end, and opponents treat its place as empty.',
        'AM-FOOL-4': 'It can’t be activated.',
        'AM-FOOL-5':
          'Once the damage of an attack is placed, its holder may sacrifice it: all that damage is undone.',
        'AM-FOOL-6': 'The sacrificed Fool goes to the discard of units, whatever the joker brings.',
        'AM-FOOL-7': 'If the gallery will never be refilled again, the Fool is out of the game.',
        'AM-FOOL-8': 'It can be used once while it is in an army.',
        'AM-FCHANCE-1': 'Whoever sacrifices the Fool names an element; then a joker is drawn.',
        'AM-FCHANCE-2':
          'If they match, the damage goes back to the attacker, placed by the Fool’s holder; if not, nothing more happens.',
        'AM-AMB-39':
          'In the line the Fool is skipped: never Leader or second, never a target or a trophy, never counted.',
        'AM-AMB-40':
          'The Fool may be called with any hand, even an empty one, but only before anything else; it can’t be paid for.',
        'AM-AMB-41':
          'It may be used against any attack on its holder, even one that captures nothing; the attacker’s mana stays spent.',
        'AM-AMB-42': 'Naming an element belongs to every use of the Fool and costs nothing more.',
        'AM-AMB-43':
          'Returned dice keep their values and follow the rules of any attack; trophies and tokens go to the Fool’s holder, and peace does not matter.',
        'AM-AMB-44':
          'The Fool leaves the game only if gallery, Units deck and discard are all empty.',
        'AM-AMB-45': 'In slot 1 the Fool is discarded like any unit when the round ends.',
      },
    ),
    chapter(
      'armageddon',
      'Armageddon',
      [
        'Four events bring the end near. Whoever brings one about takes its token, worth ten points. After the first, the counter runs.',
      ],
      {
        'AM-ARMA-1': 'Event: one of XIX, XX, XXI and XXII is captured in an attack.',
        'AM-ARMA-2': 'Event: the last unit the gallery will ever show is summoned.',
        'AM-ARMA-3':
          'Event: the last unit of an army is captured; its player stays in the game and may summon.',
        'AM-ARMA-4': 'Event: the Fool dies after another event; the attacker takes this token.',
        'AM-ARMA-5': 'The first event starts the final phase.',
        'AM-ARMA-6': 'Whoever brings an event about takes its token, worth 10 points.',
        'AM-ARMA-7':
          'The end counter starts at 4 and steps down after every round, the current one included; the round played at 1 is the last.',
        'AM-SAND-1':
          'With Counting Sand another die may be the counter: its size is the number of rounds.',
        'AM-AMB-46':
          'There is one token of each kind, for the first only; it never moves, and no later event resets the counter.',
        'AM-AMB-47':
          'One attack may bring several events: captures reward whoever captured, the Fool’s death the attacker.',
        'AM-AMB-48':
          'The last summon is one from the gallery that leaves gallery, deck and discard empty; the Fool counts, raising does not.',
        'AM-AMB-50': 'An army is lost when no unit besides the Fool is left after captures.',
        'AM-AMB-51':
          'The Fool’s token is taken at the sacrifice, before the joker, if another event is on record; it is never the first.',
        'AM-AMB-52': 'An Automa takes and scores tokens like anybody.',
        'AM-AMB-53': 'Peace and the end counter may run side by side.',
        'AM-AMB-54':
          'The counter die is agreed before the game, or chosen by whoever took the first token; an Automa takes 4.',
        'AM-AMB-55':
          'After the last round points are counted at once; gallery and hands stay as they are.',
        'AM-AMB-79':
          'A summon: the unit joins, last-summon event, element win. An attack: all captures, then the events. A sacrifice: the Fool leaves, its event, the joker, the return. Sand is chosen last.',
      },
    ),
    chapter(
      'winning',
      'Winning',
      [
        'Hold every unit of one element and you win on the spot. Otherwise points decide: trophies, tokens and half of your army.',
      ],
      {
        'AM-WIN-1': 'Whoever has all units of one element in the army wins at once.',
        'AM-WIN-2': 'The other places are then decided by points.',
        'AM-SCORE-1':
          'Points are the trophies, 10 for each token, and half the army’s value, rounded down.',
        'AM-SCORE-2': 'Most points win.',
        'AM-SCORE-3':
          'Ties go to the holder of the Fool, then to more tokens, then to more trophies.',
        'AM-ADEPT-1': 'Warlock: only trophies count.',
        'AM-ADEPT-2': 'Sorcerer: trophies and half the army count, as is standard.',
        'AM-ADEPT-3': 'Patriarch: the army counts, trophies do not.',
        'AM-ADEPT-4': 'Archmage: the full army and all trophies count.',
        'AM-ADEPT-5': 'The scoring is agreed before the game.',
        'AM-AMB-56': 'The army’s value is added up first, then halved once.',
        'AM-AMB-57': 'Tokens count 10 in every scoring; the Patriarch counts the army in full.',
        'AM-AMB-58':
          'An element is complete with all its units in the game, looked at after each summon; trophies and the Fool do not count.',
        'AM-AMB-59': 'The tie-breaks order every place; if all are equal, the place is shared.',
      },
    ),
    chapter(
      'modes',
      'Other ways to play',
      ['Each of these is agreed before the game; most of them go together.'],
      {
        'AM-MODE-NECRO-1': 'Necromancers: scoring is that of the Patriarch.',
        'AM-MODE-NECRO-2': 'Necromancers: raising costs the same as summoning.',
        'AM-MODE-TEAM-1': 'Teamplay: four players make two teams.',
        'AM-MODE-TEAM-2': 'Teamplay: a team shares one army.',
        'AM-MODE-TEAM-3': 'Teamplay: on a turn a player summons or attacks, not both.',
        'AM-MODE-TEAM-4': 'Teamplay: so a team may make two attacks or two summons in a round.',
        'AM-MODE-TEAM-5': 'Teamplay: the teams take turns alternately.',
        'AM-MODE-TEAM-6': 'Teamplay: the team that begins changes each round.',
        'AM-MODE-TEAM-7':
          'Teamplay: whoever of a team played last begins for it in the next round.',
        'AM-MODE-POWER-1': 'Power Mongers: dice never grow; each V is a d6 and each X a d12.',
        'AM-MODE-POWER-2': 'Power Mongers: the d8 is never rolled.',
        'AM-MODE-POWER-3': 'Power Mongers: only XIX to XXII roll a d20.',
        'AM-MODE-SKILL-1': 'Skills for single units are not part of this game.',
        'AM-EXT-1': 'The four Knights may be left out.',
        'AM-EXT-2': 'The Ferryman may be left out.',
        'AM-EXT-3': 'The Units deck may be shuffled as one pile.',
        'AM-AMB-61':
          'Teamplay: odd rounds go clockwise from the first seat, even rounds the other way round.',
        'AM-AMB-62':
          'Teamplay: army, trophies, tokens, points, places and the Fool are shared; hands are not, and stay secret from the partner.',
        'AM-AMB-63':
          'Teamplay: moving, changing and discarding stay free beside the one summon or attack; the other team is the only target.',
        'AM-AMB-64':
          'Teamplay: whoever called the Fool decides about it; raising uses the team’s trophies.',
      },
    ),
    chapter(
      'automa',
      'The Automa',
      [
        'The Automa is an opponent of cards. It turns one up, moves, summons for free, tries to pay for an attack from the mana deck, and throws mana away.',
        'If it can pay, all its dice show their highest face.',
      ],
      {
        'AM-AUTOMA-0': 'An Automa has a seat and takes turns like any player.',
        'AM-AUTOMA-1': 'Two of its twelve cards are set aside unseen.',
        'AM-AUTOMA-2':
          'On its turn it turns up a card, does what it says in order, and discards it.',
        'AM-AUTOMA-3': 'When its deck runs out, all twelve are shuffled and two set aside again.',
        'AM-AUTOMA-4': 'Each card has four actions: Move, Summon, Attack, Discard.',
        'AM-AUTOMA-5': 'Move: its leftmost card goes to the right end.',
        'AM-AUTOMA-6':
          'Summon: it takes a gallery unit for free, the highest, lowest, leftmost or rightmost, one at random, or one of an element.',
        'AM-AUTOMA-7': 'If the element is not there, it takes one at random.',
        'AM-AUTOMA-8': 'Attack: it activates the named units and draws mana to pay for them.',
        'AM-AUTOMA-9': 'If the cards pay, every die counts its highest face, without rolling.',
        'AM-AUTOMA-10': 'It places its dice so as to capture the highest unit.',
        'AM-AUTOMA-11': 'If it can’t take the Leader, its ranged dice go on the lowest unit.',
        'AM-AUTOMA-12': 'Discard: that many cards go from the mana deck to the discard.',
        'AM-AUTOMA-13': 'With three cards or fewer it always uses its Fool.',
        'AM-AUTOMA-14':
          'With more than three it draws a joker: on Fire or Water it uses the Fool, else it keeps it.',
        'AM-AUTOMA-15':
          'With seven cards its lowest unit becomes its own trophy, and it takes the highest of the gallery.',
        'AM-AUTOMA-16': 'An Ace among the cards it draws for an attack pays for everything.',
        'AM-AMB-65': 'How many cards it draws is printed on the card; the level adds to it.',
        'AM-AMB-66':
          'It draws all its cards, then pays for all named units or none; the cards are discarded either way.',
        'AM-AMB-67':
          'It attacks where it captures the highest unit; if nobody falls, whoever has most points, then the next clockwise.',
        'AM-AMB-68':
          'If the Leader can fall, it takes the placing with the highest capture, then the highest sum, then the first in order; if not, all ranged dice go on the lowest unit.',
        'AM-AMB-69':
          'Peace binds it and protects it. Without target, fighter or die it draws nothing; it attacks even if nothing can fall.',
        'AM-AMB-70':
          'Random is equal among the units there; left and right are the outermost of them; an empty gallery means no summon.',
        'AM-AMB-71':
          'The three cards include the Fool. It reacts only if it would lose a unit, and names the element of its Leader.',
        'AM-AMB-72':
          'For seven cards the Fool counts, but it is never the one that makes room; this is no capture, so no event.',
        'AM-AMB-73':
          'If it lacks the named element its Leader fights; if there are fewer units than named, those fight; the Fool never does.',
        'AM-AMB-74':
          'It has no hand and never raises trophies; it takes the Fool for free, may win by an element and may be first; several Automas share one deck.',
        'AM-AMB-75':
          'The Ace only pays: dice and captures are as usual, Aces it throws away do nothing, and marks on its cards don’t count.',
        'AM-AMB-76': 'Automas don’t play in teams, and at least one seat is a person’s.',
      },
    ),
  ],
};
