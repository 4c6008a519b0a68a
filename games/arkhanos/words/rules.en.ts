/** The rules in English, in our own words. */
import { type Book, chapterWith } from '@magehall/engine';

const chapter = chapterWith({});

export const book: Book = {
  chapters: [
    chapter(
      'components',
      'What is on the table',
      [
        'Forty dice in four colours, eighteen floor tiles, a mana pool, and for each wizard a spellbook, seven apprentices and one master.',
        'A tile is a floor of a tower. It has three pillars, and every pillar has something to give to whoever fills it.',
      ],
      {
        'TA-COMP-1':
          'Every player has seven apprentices of influence 1 and a master of influence 2.',
        'TA-COMP-2':
          'A tile has an outer side, which limits the dice and has three different pillars, and a central side, which takes any die.',
        'TA-COMP-3':
          'Each side has three pillars, each with a bonus and room for a meeple next to it.',
        'TA-COMP-4':
          'A pillar is empty, or full: with a die and the meeple next to it, or with a meeple standing on it and no die.',
        'TA-COMP-5':
          'The six spells are numbered: 1 Manipulate, 2 Shift, 3 Flip, 4 Morph, 5 Exchange, 6 Swap.',
        'TA-AMB-6':
          'The master may do whatever an apprentice may: be built in for ever, or wait on a spell, where it counts as one meeple.',
        'TA-AMB-35': 'The stars on the starting tiles only mark them; they do nothing in play.',
        'TA-AMB-36':
          'Only the draws from the bag and the order of the stack are unknown; everything else lies open, also what is still to come.',
        'TA-AMB-37': 'Prestige never runs out.',
        'TA-AMB-43':
          'Whenever a meeple leaves your supply, you pick apprentice or master; a spell gives back the very meeple it held.',
      },
    ),
    chapter(
      'setup',
      'Setting up',
      [
        'Three outer towers stand around a central one. Each begins with one floor; the other tiles wait in a stack, the top one visible to all.',
      ],
      {
        'TA-SETUP-1': 'The four starting tiles are shuffled.',
        'TA-SETUP-2': 'Three of them, outer side up, are the first floors of the outer towers.',
        'TA-SETUP-3': 'The fourth, central side up, is the first floor of the central tower.',
        'TA-SETUP-4': 'The other fourteen tiles are shuffled into one stack.',
        'TA-SETUP-5': 'The stack lies outer side up: all see the next tile, but nothing below it.',
        'TA-SETUP-6': 'Everybody starts with no prestige.',
        'TA-SETUP-7': 'The mana pool starts empty.',
        'TA-SETUP-8':
          'Everybody starts with an empty spellbook and all eight meeples in the supply.',
        'TA-SETUP-9': 'All forty dice are in the bag.',
        'TA-SETUP-10': 'One player is the first to hold the bag.',
        'TA-SETUP-11': 'Two to four can play.',
        'TA-SETUP-12': 'Everybody has a colour of their own.',
        'TA-AMB-52':
          'Chance picks the first player, unless the table’s options name one; turns go to the next seat.',
      },
    ),
    chapter(
      'round',
      'A round',
      [
        'The bearer of the bag draws and rolls the dice. Then turns go round the table until one die is left; it goes to the mana pool, and the bag moves on.',
      ],
      {
        'TA-ROUND-1': 'With two or four players, five dice are drawn at random for a round.',
        'TA-ROUND-2': 'With three players it is four dice.',
        'TA-ROUND-3': 'The drawn dice are rolled and lie on the table for all.',
        'TA-ROUND-4': 'The bearer of the bag begins, then the turns go clockwise.',
        'TA-ROUND-5': 'The round is over after the turn that leaves one die on the table.',
        'TA-ROUND-6': 'Two players have two turns each in a round, three or four have one.',
        'TA-ROUND-7': 'The last die goes to the space of the mana pool with the round’s number.',
        'TA-ROUND-8': 'The bag moves to the left, and its new bearer begins the next round.',
        'TA-ROUND-9': 'No die ever returns to the bag.',
        'TA-ROUND-10': 'With two or four players there are eight rounds.',
        'TA-ROUND-11': 'With three players there are nine.',
        'TA-AMB-34':
          'Nobody picks the last die of a round: it is the one that was left, with the face it shows.',
        'TA-AMB-40': 'With two players, the last one of a round is also the first one of the next.',
        'TA-AMB-54':
          'In the last round, too, the last die goes to the pool before the final scoring.',
      },
    ),
    chapter(
      'turn',
      'Your turn',
      [
        'Place one die with one meeple, take what the pillar gives, and score a floor if it is full. Spells may be cast at any moment of it.',
      ],
      {
        'TA-TURN-1': 'A turn is: place a die, take the bonus, score what is full.',
        'TA-TURN-2': 'Each turn places exactly one die; nobody may pass.',
        'TA-TURN-3': 'You may cast any number of spells at any time of your turn.',
        'TA-TURN-4': 'Nobody casts in another’s turn.',
        'TA-AMB-12':
          'As long as your book holds a meeple, you end your turn yourself and may cast until then; with an empty book it ends by itself.',
        'TA-AMB-32': 'When the last round is over, nobody casts any more.',
      },
    ),
    chapter(
      'placing',
      'Placing a die',
      [
        'Pick any die from the table. The central tower takes everything; an outer floor takes only the colours and numbers it shows. One of your meeples goes next to the die and counts for you when the floor is scored.',
      ],
      {
        'TA-PLACE-1': 'Take any one die from the table.',
        'TA-PLACE-2': 'Put it on an empty pillar of a tower’s top floor.',
        'TA-PLACE-3': 'The central tower takes every colour and number.',
        'TA-PLACE-4':
          'An outer floor takes a die only if both its colour and its number are shown.',
        'TA-PLACE-5':
          'A floor of purple 2, 4 and 6 takes only these, and the same number again: 4, 4, 6 is fine.',
        'TA-PLACE-6':
          'On a floor of two colours they mix freely: yellow 5, yellow 5, pink 5 is fine on yellow and pink 5 and 6.',
        'TA-PLACE-7':
          'A floor of different numbers takes any number of its colour, but none twice: 1, 4, 6 is fine, 2, 2, 2 or 5, 5, 1 is not.',
        'TA-PLACE-8':
          'You may always choose the central tower, with a meeple, even if an outer tower would take the die.',
        'TA-PLACE-9': 'A meeple from your supply must go next to the die you placed.',
        'TA-PLACE-10': 'It may be an apprentice or the master, as you like.',
        'TA-PLACE-11':
          'If your supply is empty but your book is not, you must cast a spell first, to free a meeple.',
        'TA-PLACE-12': 'A pillar with a die is full.',
        'TA-AMB-1':
          'If you have no meeple left anywhere, your die is placed alone; everything else goes on as usual.',
        'TA-AMB-2':
          'As long as the supply is empty and the book is not, you can only cast; whether you use the effect is up to you.',
        'TA-AMB-39': 'Die, tower, pillar and meeple are one decision; no cast comes between them.',
        'TA-AMB-46':
          'Equal dice are one choice, and so are the central pillars: the lowest space or pillar is used. Outer pillars differ.',
        'TA-AMB-47':
          'After a Shift you name the number only where it is read: on the central tower, the build pillar and floors of different numbers. Elsewhere the nearest fitting number is taken, the lower of two.',
        'TA-AMB-51':
          'A die without a meeple fills its pillar and earns prestige bonuses, but wakes and builds nothing and has no influence.',
      },
    ),
    chapter(
      'bonus',
      'The pillar’s bonus',
      [
        'Outer floors have three different pillars: 2 prestige, prestige equal to the floor’s number, and a choice between building a meeple into another tower and waking a spell. Central pillars all wake a spell: the one with the number of your die.',
      ],
      {
        'TA-BONUS-1': 'You get the bonus of the pillar your die went on, once.',
        'TA-BONUS-2': 'The pillar of 2 gives you 2 prestige.',
        'TA-BONUS-3': 'The floor pillar gives as much prestige as the number of the tower’s floor.',
        'TA-BONUS-4':
          'Activate: a meeple from your supply goes to the spell with the number of your die.',
        'TA-BONUS-5': 'If that spell holds a meeple already, activating has no effect.',
        'TA-BONUS-6':
          'Build or activate: a meeple from your supply goes to another tower or into your book.',
        'TA-BONUS-7': 'Without any meeple in supply and book this bonus has no effect.',
        'TA-BONUS-8': 'If only your supply is empty, you may use a meeple from your book instead.',
        'TA-BONUS-9':
          'Building puts the meeple on an empty pillar of a tower other than the one that gave the bonus.',
        'TA-BONUS-10': 'The pillar you build on gives you no bonus.',
        'TA-BONUS-11': 'No die goes with a meeple that is built in.',
        'TA-BONUS-12': 'A pillar with a meeple on it is full.',
        'TA-BONUS-13': 'A built-in meeple counts its influence when the floor is scored.',
        'TA-BONUS-14':
          'In the book, the meeple goes to the spell with the number of your die; if that is taken, nothing happens.',
        'TA-BONUS-15':
          'Example: with a purple 1 on the build pillar you put a meeple on another tower’s pillar of 2. You get no prestige for it now, but influence later; in the book it would have gone to spell 1.',
        'TA-AMB-3':
          'The bonus comes before the scoring: meeples that come home then are too late for it, and the floor still has its old number.',
        'TA-AMB-5': 'No tile limits a meeple that is built in; it has no colour and no number.',
        'TA-AMB-7':
          'With a meeple in your supply you must take the bonus, but a taken spell is a legal way to do nothing. With the supply empty you need not use your book’s.',
        'TA-AMB-8':
          'A meeple of your book may move to the empty spell of your die, without the effect of the spell it leaves.',
        'TA-AMB-9':
          'The plain activate bonus never uses the book’s meeples; cast one first if your supply is empty.',
        'TA-AMB-10':
          'You may cast the taken spell first, and then wake it again with the same bonus.',
        'TA-AMB-38': 'Building always needs another tower, whatever the pillar that allows it.',
        'TA-AMB-41':
          'The number for the bonus is fixed when the die is placed, whatever happens to the die after that.',
        'TA-AMB-49': 'There is always room to build: another tower always has an empty pillar.',
        'TA-AMB-50':
          'With an empty supply you may either build with a book’s meeple directly, or cast it first; after a cast your supply is not empty, and the usual bonus holds.',
      },
    ),
    chapter(
      'scoring',
      'Scoring a floor',
      [
        'When the third pillar of a floor is full, compare influence: an apprentice counts 1, a master 2. Most and second most are paid; ties are paid less.',
      ],
      {
        'TA-SCORE-1': 'A floor is scored when all three pillars are full, with dice or meeples.',
        'TA-SCORE-2': 'Several floors in one turn are scored in the order they were completed.',
        'TA-SCORE-3':
          'Your influence on a floor is 1 for each apprentice and 2 for your master there, next to dice and on pillars alike.',
        'TA-SCORE-4': 'The most influence alone earns 6 on an outer floor.',
        'TA-SCORE-5': 'The second most alone earns 4 there.',
        'TA-SCORE-6': 'All who share the most earn 3 there, be they two or three.',
        'TA-SCORE-7': 'If the most is shared, the next player earns nothing.',
        'TA-SCORE-8': 'All who share the second most earn 3 there, and the first still earns 6.',
        'TA-SCORE-9': 'Central floors pay less.',
        'TA-SCORE-10':
          'Examples, outer: 1–1–1 earns 3 each; 2–1 earns 6 and 4; 2–2 earns 3 each; 2–1–1 earns 6, 3 and 3; 2–2–1 earns 3, 3 and 0.',
        'TA-AMB-4':
          'At most two floors are completed in a turn: first the die’s, then the one you built on; the first takes the upper tile.',
        'TA-AMB-24': 'Without influence on a floor you never score there, not even as second.',
        'TA-AMB-25': 'Three who share the most all earn the tie value.',
        'TA-AMB-26': 'A tie on a central floor earns the central tower’s own tie value.',
        'TA-AMB-27': 'The values are the same for any number of players.',
        'TA-AMB-28': 'Central floors pay 4, 3 and 2 for a tie; other values are an option.',
        'TA-AMB-42':
          'You may cast between bonus and scoring; you are asked only if a die could still be swapped into a full central floor. Nobody casts between two scorings.',
      },
    ),
    chapter(
      'building',
      'The next floor',
      [
        'Meeples next to dice go home. Dice, and meeples that stand on pillars themselves, are covered by the next tile for good.',
      ],
      {
        'TA-BUILD-1': 'After the scoring, meeples next to dice return to their owners’ supplies.',
        'TA-BUILD-2':
          'Dice, and meeples standing on pillars, stay trapped for the rest of the game.',
        'TA-BUILD-3':
          'The top tile of the stack is the new floor, outer side up on an outer tower.',
        'TA-BUILD-4': 'On the central tower it lies central side up.',
        'TA-BUILD-5': 'The tower’s floor number goes up by one.',
        'TA-AMB-33':
          'If the stack is empty, a completed outer tower is closed and counts no more; the central tower gets a plain floor.',
      },
    ),
    chapter(
      'spells',
      'Spells',
      [
        'A spell with a meeple on it is active. Cast it by taking the meeple back; then you may use its effect. Your book holds six spells, numbered like the faces of a die.',
      ],
      {
        'TA-SPELL-1': 'Each of the six spells holds at most one meeple, and is active with it.',
        'TA-SPELL-2': 'Only bonuses make spells active.',
        'TA-SPELL-3':
          'To cast, take the spell’s meeple back to your supply; then you may use the effect.',
        'TA-SPELL-4': 'You may cast as many active spells as you like, in any order.',
        'TA-SPELL-MANIPULATE-1': 'Manipulate: use any other spell of your book.',
        'TA-SPELL-MANIPULATE-2': 'That other spell needs no meeple.',
        'TA-SPELL-SHIFT-1': 'Shift: treat the die you place as one number higher or lower.',
        'TA-SPELL-FLIP-1': 'Flip: turn a die on the table to its opposite face.',
        'TA-SPELL-MORPH-1': 'Morph: treat the die you place as another colour.',
        'TA-SPELL-EXCHANGE-1': 'Exchange: change a die on the table for one in the mana pool.',
        'TA-SPELL-SWAP-1':
          'Swap: change a die on the table for one on the central tower’s top floor.',
        'TA-SPELL-5':
          'Example: cast Manipulate as Exchange to get the die you need, then Swap to spoil another for your rival.',
        'TA-SPELL-6': 'The meeple freed by a cast can be used at once.',
        'TA-AMB-11': 'A spell made active in this very turn may be cast in it.',
        'TA-AMB-13':
          'Shift and Morph wait for the die you place and are gone after it, used or not; cast later, they only return their meeple.',
        'TA-AMB-14': 'A Shift never goes from 6 to 1 or from 1 to 6.',
        'TA-AMB-15':
          'Two Shifts add up. You pick the number when placing: any from 1 to 6 at most as far from the face as you cast Shifts.',
        'TA-AMB-16': 'The bonus uses the number the die is treated as.',
        'TA-AMB-17':
          'A die keeps its real colour and face; only a floor of different numbers remembers what it counted as.',
        'TA-AMB-18':
          'A flipped die stays flipped, and exchanged or swapped dice are not rolled again.',
        'TA-AMB-19':
          'If the spell that Manipulate borrows holds a meeple, it stays there and can be cast by itself; Manipulate never borrows itself.',
        'TA-AMB-20':
          'Swap needs a die on the central top floor; the meeple next to it stays, and no bonus follows. The die you just placed may be swapped.',
        'TA-AMB-21':
          'With an empty pool, Exchange only returns its meeple; else the new die lies on the same space as the old one.',
        'TA-AMB-22': 'In the last turn of a round, spells reach the die that is left.',
        'TA-AMB-23':
          'On a floor of different numbers, Morph waives the colour and nothing else; it goes together with Shift.',
        'TA-AMB-44': 'An active spell may always be cast for its meeple alone.',
        'TA-AMB-45': 'An effect that would change nothing is not offered.',
        'TA-AMB-48': 'Morph names no colour: it lifts the colour limit for this one die.',
      },
    ),
    chapter(
      'mana',
      'The mana pool',
      ['It shows how many rounds are over, and lends its dice to those who cast Exchange.'],
      {
        'TA-MANA-1': 'Each finished round leaves one die, on its own space.',
        'TA-MANA-2': 'The dice in the pool show how many rounds are over.',
        'TA-MANA-3': 'They are what Exchange can fetch.',
        'TA-MANA-4': 'The tenth space is not used.',
      },
    ),
    chapter(
      'end',
      'The end of the game',
      [
        'After eight rounds, or nine with three players, unfinished floors and spellbooks still count a little. Then the most prestige wins.',
      ],
      {
        'TA-END-1': 'The game ends after the last round.',
        'TA-END-2': 'On each unfinished floor the most influence earns 3.',
        'TA-END-3': 'The second most earns 2.',
        'TA-END-4': 'A tie earns 1 each.',
        'TA-END-5': 'Each meeple in your spellbook earns 1.',
        'TA-END-6': 'The most prestige wins.',
        'TA-END-7': 'If tied, the most meeples in the spellbook win.',
        'TA-END-8': 'If still tied, the most meeples on the top floors win.',
        'TA-END-9': 'If still tied, the victory is shared.',
        'TA-AMB-29':
          'All four top floors count alike, the central one too; if the most is tied, there is no second.',
        'TA-AMB-30':
          'A floor completed in the last round is scored as usual; the empty one above it scores nobody.',
        'TA-AMB-31': 'For this tie-break count heads, not influence, on the four top floors.',
        'TA-AMB-53':
          'The places below the winner are decided in the same order; equal in all is equal.',
      },
    ),
  ],
};
