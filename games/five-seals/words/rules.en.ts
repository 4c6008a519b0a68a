/** The rules of Five Seals of Magic, told in English. */
import type { Book } from '@magehall/engine';
import { chapter } from './marks.ts';

export const book: Book = {
  chapters: [
    chapter(
      'pieces',
      'What is in the box',
      [
        'The Archmage is gone. Whoever leaves his dungeon with the strongest scrolls takes his place.',
        'Magic has five elements. Fire, Water, Air and Earth come with dice and seals in red, blue, yellow and green; Mind is purple and rules over the other four.',
      ],
      {
        'FS-COMP-1':
          'Fire is red, Water blue, Air yellow, Earth green and Mind purple; Mind has neither dice nor seal tokens.',
        'FS-COMP-2': 'There are 24 dice with six faces, six of each natural colour.',
        'FS-COMP-3':
          'There are 120 seal tokens: in each natural colour ten of strength 2 and five each of 3, 4, 5 and 6.',
        'FS-COMP-4':
          'There are 125 scrolls: five circles of five spells in five elements. A scroll’s strength is that of its seal and also its points.',
        'FS-COMP-5':
          'The basic circle and circle I hold the same scrolls, so with circle I every scroll exists twice.',
        'FS-COMP-6':
          'There are five Binding scrolls: of Mind, of strength 1, in no circle, and all alike but for the picture.',
        'FS-COMP-7':
          'Mages and familiars: Shaman of the North and Raven, Witch of the East and Cat, Seer of the West and Owl, Sorcerer of the South and Snake, Warlock of the Beyond and Toad.',
        'FS-COMP-8': 'There are five guardians, one of each element.',
        'FS-COMP-9':
          'From strength 2 to 6, Might: Change, Renewal, Strengthening, Growth, Synergy. Spaces: Swap, Exchange, Absorption, Disintegration, Rearrangement. Conflict: Deception, Alteration, Transfer, Theft, Exploitation. Movement: Dispatch, Leap, Teleportation, Guardian, Speed.',
        'FS-COMP-10':
          'There are five mages, five familiars, a first-player marker, six two-sided pieces of the dungeon and a supply field for each natural colour.',
      },
    ),
    chapter(
      'setup',
      'Setting up',
      [
        'The dungeon grows with the number of players and is filled at random, so no two games are alike.',
      ],
      {
        'FS-SETUP-1': 'Two to five play; the dungeon is built for their number.',
        'FS-SETUP-2': 'The supply holds one die more of each colour than there are players.',
        'FS-SETUP-3': 'Every circle gets a random seal token of just its strength.',
        'FS-SETUP-4': 'Boxes for scrolls get no token.',
        'FS-SETUP-5': 'Tokens left over are out of the game.',
        'FS-SETUP-6':
          'Two circles are in play: the basic one, and one of I to IV that is agreed on or drawn. Circle I is the best to begin with.',
        'FS-SETUP-7':
          'The ten scrolls of each strength are shuffled, and every box gets one of its strength, face up.',
        'FS-SETUP-8': 'Not every scroll finds a box; the rest are out of the game.',
        'FS-SETUP-9':
          'With circle IV, the guardian of every Guardian scroll that was laid out waits beside the board; the others stay in the box.',
        'FS-SETUP-10':
          'Each player has a mage that nobody else has, its familiar and its Binding scroll; the familiar waits in front of its owner.',
        'FS-SETUP-11': 'The mages start on the purple circles of the central chamber.',
        'FS-SETUP-12': 'The first player is chosen in any way, or by chance, and gets the marker.',
        'FS-SETUP-13':
          'Clockwise from the first player, each takes any three dice of the supply at once; they are not rolled yet.',
      },
    ),
    chapter(
      'round',
      'A round',
      ['Everyone rolls, then turns go round until nobody has dice left.'],
      {
        'FS-ROUND-1': 'All players roll all their dice, in the open.',
        'FS-ROUND-2':
          'Turns go clockwise from the first player, round and round, until the round is over for everyone.',
        'FS-ROUND-3': 'Whoever is out of the round is skipped until it ends.',
        'FS-ROUND-4':
          'Whoever is alone in the round takes turn after turn until it is over for him too.',
      },
    ),
    chapter(
      'turn',
      'Your turn',
      [
        'First your scrolls, as many as you like; then you break one seal and your mage goes there.',
      ],
      {
        'FS-TURN-1':
          'A turn has five steps: use scrolls, see whether you can break a seal, break one, move your mage, see whether you are out of dice.',
        'FS-TURN-2': 'Use any number of your face-up scrolls, also none, in any order.',
        'FS-TURN-3': 'One scroll is carried out to the end before the next begins.',
        'FS-TURN-4': 'If your dice can break a seal, you must break one.',
        'FS-TURN-5':
          'If they can’t, all your dice go back to the supply and the round is over for you.',
        'FS-TURN-6': 'You never have to use a scroll to make a break possible.',
        'FS-TURN-7': 'Dice break one seal a turn; only Speed adds another.',
        'FS-TURN-8': 'After the break no scroll can be used in that turn.',
      },
    ),
    chapter(
      'scrolls',
      'Using scrolls',
      ['A scroll works once a round. Its element says on which colour.'],
      {
        'FS-SCROLL-1': 'Only face-up scrolls can be used, and a used one is turned face down.',
        'FS-SCROLL-2':
          'Face down it can’t be used before the next round: each scroll works once a round at most, whoever holds it.',
        'FS-SCROLL-3': 'A scroll that would have no effect now can’t be used.',
        'FS-SCROLL-4':
          'So no Renewal of Air without yellow dice, and no Strengthening of Fire if all your red dice show 6.',
        'FS-SCROLL-5': 'A scroll just won lies face up and can be used from your next turn on.',
        'FS-SCROLL-6': 'The element of a scroll decides on which colour it works.',
        'FS-MIND-1':
          'With a scroll of Mind you choose the colour, one for each use; where a spell aims at scrolls, Mind means Mind scrolls.',
        'FS-MIND-2': 'Only scrolls carry Mind seals; there are no purple tokens.',
      },
    ),
    chapter(
      'reach',
      'What you can reach',
      ['Your mage walks as far as the way is open. Seals, and other players’ figures, close it.'],
      {
        'FS-REACH-1':
          'A seal is in reach if a way leads there from your mage that no wall, no other seal token and no mage or familiar of another player bars.',
        'FS-REACH-2': 'How long the way is does not matter.',
        'FS-REACH-3': 'The seal itself must not be under a guardian or another player’s familiar.',
        'FS-REACH-4': 'Your own familiar never bars your way.',
        'FS-REACH-5': 'No other mage can enter or pass the space of a mage.',
        'FS-REACH-6': 'A mage whose round is over stays where it is and still bars the way.',
        'FS-REACH-7': 'A guardian bars no way, only the scroll it stands on.',
        'FS-REACH-8': 'A scroll on the board bars no way.',
      },
    ),
    chapter(
      'break',
      'Breaking a seal',
      ['Dice of the seal’s colour that add up to its strength, and none too many.'],
      {
        'FS-BREAK-1': 'You break one seal token or the seal of one scroll on the board.',
        'FS-BREAK-2': 'All dice used have the colour of the seal.',
        'FS-BREAK-3':
          'For a Mind scroll all dice used have one and the same colour, whichever you like.',
        'FS-BREAK-4': 'Together they show at least the strength of the seal.',
        'FS-BREAK-5':
          'No die too many: without any one of them the rest must not be enough. With green 2, 3 and 4 against strength 4 you use the 4 alone, or the 2 and the 3.',
        'FS-BREAK-6': 'The dice used go back to the supply.',
        'FS-BREAK-7': 'A broken token leaves the game, unless Absorption takes it.',
        'FS-BREAK-8': 'A scroll whose seal is broken goes face up in front of you.',
        'FS-MOVE-1': 'Your mage moves to the space of the broken seal.',
      },
    ),
    chapter(
      'end',
      'The end of turn, round and game',
      [
        'When you run out of dice you rest: scrolls wake up, the familiar comes home, and you take three new dice.',
      ],
      {
        'FS-ENDTURN-1':
          'Without dice the round is over for you: turn your scrolls up, put your familiar on its Binding scroll, take any three dice of the supply.',
        'FS-ENDTURN-2': 'These dice are for the next round and are not rolled before it.',
        'FS-ENDTURN-3': 'Dice you still have keep their values until your next turn.',
        'FS-ENDTURN-4': 'Either way the player on your left goes on.',
        'FS-ENDTURN-5': 'So dice for later rounds are taken in the order in which players finish.',
        'FS-ENDROUND-1':
          'When the round is over for all, the scrolls of strength 6 left on the board are counted.',
        'FS-ENDROUND-2':
          'With fewer than 4 of them (2 or 3 players) or fewer than 5 (4 or 5 players) the game ends.',
        'FS-ENDROUND-3': 'They are counted only then, not when one is taken.',
        'FS-ENDROUND-4':
          'Otherwise the familiars leave the Binding scrolls, the marker passes to the left and a new round begins.',
        'FS-ENDROUND-5':
          'In this order: the last three dice, the count, the familiars, the marker, the roll.',
        'FS-END-1':
          'Your score is the strength of all your scrolls, Binding being 1, and what Synergy adds.',
        'FS-END-2': 'The highest score wins; who ties for it wins together.',
        'FS-END-3':
          'Example: Binding 1, Change of Air 2, Renewal of Fire 3, Renewal of Mind 3, Strengthening of Fire 4, Growth of Air 5 and Synergy of Air 6 make 24, and three Air scrolls 3 more: 27.',
        'FS-EX-1':
          'Example: with red 1, yellow 2 and blue 3, Change of Air makes the yellow 2 red, Strengthening of Fire raises one or both, both break Growth of Fire, and the blue 3 waits for the next turn.',
        'FS-EX-2':
          'Example: place the familiar first, then break Renewal of Mind with the blue 3; the mage goes there, the familiar stays and bars the way.',
        'FS-HOUSE-1':
          'If nobody breaks a seal in three rounds in a row, the game ends after the third.',
        'FS-HOUSE-2': 'After sixty rounds the game ends.',
      },
    ),
    chapter(
      'binding',
      'Binding and the familiar',
      [
        'Once a round your familiar can hold a place for you, or break a seal that your mage stays away from.',
      ],
      {
        'FS-BINDING-1':
          'Each use is one of its options, and then the scroll is used up for the round.',
        'FS-BINDING-2':
          'Either your familiar joins your mage on its space; it stays when the mage leaves, bars the way to others, and your turn goes on.',
        'FS-BINDING-3':
          'Or you break one seal token in reach with dice, the mage stays, and the familiar goes to the freed space.',
        'FS-BINDING-4': 'Such a break ends your turn.',
        'FS-BINDING-5': 'A familiar never breaks the seal of a scroll.',
        'FS-BINDING-6': 'The familiar stays until the round is over for you, then it comes home.',
        'FS-BINDING-7':
          'French edition: or one die that shows 1 breaks a token of its colour in reach, however strong; the familiar goes there and your turn ends.',
        'FS-BINDING-8': 'Binding can be neither transferred nor exploited.',
        'FS-BINDING-9': 'For Synergy of Mind, Binding is a Mind scroll.',
      },
    ),
    chapter(
      'might',
      'The Circle of Might',
      ['Spells for your dice. It is the basic circle, and circle I too.'],
      {
        'FS-CHANGE-1':
          'Change: return one or more dice of the colour and take as many of one other colour, with the same values.',
        'FS-CHANGE-2':
          'You can’t take more than the supply has, and may change only some of your dice.',
        'FS-CHANGE-3':
          'Change needs a die of its colour, and a die of another colour in the supply.',
        'FS-CHANGE-M': 'Of Mind: choose the colour you return and a different one you take.',
        'FS-RENEWAL-1': 'Renewal: roll one or more of your dice of the colour again.',
        'FS-RENEWAL-2': 'Renewal needs a die of its colour.',
        'FS-RENEWAL-M': 'Of Mind: choose one colour; never dice of two.',
        'FS-STRENGTHEN-1':
          'Strengthening: add 2 to one or more of your dice of the colour; a 5 becomes a 6, and a 6 can’t be chosen.',
        'FS-STRENGTHEN-2': 'Strengthening needs a die of its colour below 6.',
        'FS-STRENGTHEN-M': 'Of Mind: choose one colour.',
        'FS-GROWTH-1':
          'Growth: take one die of the colour from the supply, roll it at once and keep it with yours.',
        'FS-GROWTH-2': 'Growth needs such a die in the supply.',
        'FS-GROWTH-3': 'You may have more than three dice that way.',
        'FS-GROWTH-4': 'At the end of the round you still take just three.',
        'FS-GROWTH-M': 'Of Mind: choose the colour.',
        'FS-SYNERGY-1':
          'Synergy is never used; at the end each of your scrolls of its element is worth 1 more, itself included.',
        'FS-SYNERGY-2': 'Two Synergies of one element both count in full.',
        'FS-SYNERGY-M': 'Of Mind: each of your Mind scrolls counts, itself and Binding included.',
      },
    ),
    chapter(
      'spaces',
      'The Circle of Spaces',
      ['Circle II: spells that move and remove what lies on the board.'],
      {
        'FS-SWAP-1':
          'Swap: two seal tokens anywhere on the board, of one strength and two colours, one of them the scroll’s, change places. Scrolls can’t.',
        'FS-SWAP-M': 'Of Mind: any two colours, if they differ.',
        'FS-EXCHANGE-1':
          'Exchange: two seal tokens of the scroll’s colour, anywhere on the board, change places. Scrolls can’t.',
        'FS-EXCHANGE-2': 'Their strengths must differ.',
        'FS-EXCHANGE-M': 'Of Mind: any colour, the same for both.',
        'FS-ABSORB-1':
          'Absorption: when you or your familiar break a token of the colour in your turn and the scroll is face up, you may lay the token on it.',
        'FS-ABSORB-2': 'It holds one token; an older one leaves the game.',
        'FS-ABSORB-3': 'The token stays, also over rounds, until it is replaced or used.',
        'FS-ABSORB-4':
          'To use the scroll, discard the token and add its strength to one of your dice of any colour, up to 6.',
        'FS-ABSORB-5': 'It can’t be used without a token, or if all your dice show 6.',
        'FS-ABSORB-6': 'A disintegrated token was not broken, so it can’t be absorbed.',
        'FS-ABSORB-M': 'Of Mind: it takes tokens of any colour.',
        'FS-DISINT-1':
          'Disintegration: remove any seal token of the colour from the board, in reach or not.',
        'FS-DISINT-2': 'Never the seal of a scroll.',
        'FS-DISINT-3': 'That is no break: you must still break a seal if you can.',
        'FS-DISINT-4': 'Your mage does not move.',
        'FS-DISINT-M': 'Of Mind: any colour.',
        'FS-REARR-1':
          'Rearrangement: two scrolls anywhere on the board change places, of any strengths, at least one of the scroll’s element.',
        'FS-REARR-2': 'A scroll keeps its strength wherever it lies.',
        'FS-REARR-M': 'Of Mind: at least one of the two is a Mind scroll.',
      },
    ),
    chapter(
      'conflict',
      'The Circle of Conflict',
      ['Circle III: spells against opponents who are still in the round.'],
      {
        'FS-CONFLICT-1': 'Only opponents whose round is not over can be aimed at.',
        'FS-CONFLICT-2':
          'If the round is over for all of them, no scroll of this circle can be used.',
        'FS-CONFLICT-3':
          'You see it by the familiar: on its Binding scroll, its owner is out of the round.',
        'FS-DECEPT-1':
          'Deception: take one die of the colour from an opponent and give one of another colour; each takes on the value of the die it replaces.',
        'FS-DECEPT-2':
          'It needs an opponent with a die of the colour, and a die of another colour of your own.',
        'FS-DECEPT-M': 'Of Mind: any two colours, if they differ.',
        'FS-ALTER-1':
          'Alteration: add 1 to any of your dice of the colour, and take 1 off any dice of the colour of one opponent.',
        'FS-ALTER-2': 'At least one die must change.',
        'FS-ALTER-3': 'No die goes below 1 or above 6.',
        'FS-ALTER-M': 'Of Mind: one colour of your choice, the same for both parts.',
        'FS-TRANSFER-1':
          'Transfer: trade one of your face-up scrolls for an opponent’s face-up scroll of the element and of the same strength.',
        'FS-TRANSFER-2': 'Neither Binding nor a face-down scroll can be traded.',
        'FS-TRANSFER-M': 'Of Mind: the opponent’s scroll is a Mind scroll.',
        'FS-THEFT-1': 'Theft: take one die of the colour from an opponent, with its value.',
        'FS-THEFT-2': 'If he has several, he chooses which.',
        'FS-THEFT-3':
          'If that was his last die, his round ends at once, three new dice and all, before you go on.',
        'FS-THEFT-4': 'Only an opponent with such a die can be robbed.',
        'FS-THEFT-M': 'Of Mind: the robbed one gives any die he likes.',
        'FS-EXPLOIT-1':
          'Exploitation: use an opponent’s face-up scroll of the element as if it were yours; then both are face down.',
        'FS-EXPLOIT-2': 'Not Binding, not Synergy, nothing that lies face down.',
        'FS-EXPLOIT-3': 'You must be able to use it now as your own.',
        'FS-EXPLOIT-M': 'Of Mind: only an opponent’s Mind scroll.',
      },
    ),
    chapter(
      'movement',
      'The Circle of Movement',
      ['Circle IV: spells that pass what bars the way, and figures that bar it.'],
      {
        'FS-BLOCK-1': 'A seal is blocked while a familiar or a guardian stands on it.',
        'FS-BLOCK-2': 'Under a guardian nobody can break it.',
        'FS-BLOCK-3': 'Under a familiar only its owner can.',
        'FS-DISPATCH-1':
          'Dispatch: put your familiar on an unblocked token of the colour, in reach or not; never on a scroll.',
        'FS-DISPATCH-2': 'When you break that token the familiar comes back to you.',
        'FS-DISPATCH-3': 'Dispatch and Binding can be used in one turn, in either order.',
        'FS-DISPATCH-M': 'Of Mind: any unblocked token.',
        'FS-LEAP-1':
          'Leap: an unblocked token of the colour in reach counts as gone; at once break with dice a seal that is now in reach, and your mage goes there.',
        'FS-LEAP-2': 'That seal must be out of reach without the leap.',
        'FS-LEAP-3': 'It may have any colour.',
        'FS-LEAP-4': 'Without such a break Leap can’t be used.',
        'FS-LEAP-5': 'Your turn ends; the token you leapt over stays.',
        'FS-LEAP-M': 'Of Mind: over a token of any colour.',
        'FS-TELE-1':
          'Teleportation: another player’s figure counts as gone, even one that blocks a seal; at once break with dice a seal of the element that is now in reach, and your mage goes there.',
        'FS-TELE-2': 'That seal must be out of reach otherwise.',
        'FS-TELE-3': 'Your own familiar can’t be passed that way.',
        'FS-TELE-4': 'Without such a break Teleportation can’t be used.',
        'FS-TELE-5': 'Your turn ends.',
        'FS-TELE-M': 'Of Mind: to a seal of any element.',
        'FS-GUARD-1':
          'Guardian: put the guardian of the element on any scroll of that element on the board.',
        'FS-GUARD-2': 'If it is on the board you may move it, or set it aside.',
        'FS-GUARD-3': 'Nobody can break the seal of a guarded scroll.',
        'FS-GUARD-4': 'It stays, also over rounds, until its scroll is used again.',
        'FS-GUARD-M': 'Of Mind: the purple guardian, on Mind scrolls only.',
        'FS-SPEED-1':
          'Speed: break any seal in reach with dice, your mage goes there; then break for free one seal of the element, however strong, that is in reach from there, and go there.',
        'FS-SPEED-2': 'The second seal may have been in reach before.',
        'FS-SPEED-3': 'Without a first break, or a second seal that fits, Speed can’t be used.',
        'FS-SPEED-4': 'Your turn ends.',
        'FS-SPEED-M': 'Of Mind: the free seal may be of any element.',
      },
    ),
    chapter('rulings', 'Rulings', ['What the rulebook leaves open, and how it is played here.'], {
      'FS-Q-1':
        'If the supply had fewer than three dice, you would take what is there and the rest before the next roll.',
      'FS-Q-2': 'A turn without dice would be a turn like any other; nobody ever has one.',
      'FS-Q-3': 'Growth can’t save who was robbed of his last die: his round is over at once.',
      'FS-Q-4': 'Growth can’t save who has just spent his last die: scrolls come before the break.',
      'FS-Q-5': 'An unbroken scroll bars no way; every box is a dead end anyway.',
      'FS-Q-6': 'Start circles lie beside the chamber: nobody bars anybody there.',
      'FS-Q-7': 'Each mage has a start circle of its own.',
      'FS-Q-8': 'Your mage and your familiar never hinder each other.',
      'FS-Q-9': 'A token under your own familiar still bars your way until it is broken.',
      'FS-Q-10': 'Teleportation does not carry you past a token that your own familiar sits on.',
      'FS-Q-11':
        'Teleportation past a familiar on a token passes both, but you can’t break that token.',
      'FS-Q-12': 'A mage and its familiar on one space are passed together.',
      'FS-Q-13': 'One Teleportation passes one space, one Leap one token.',
      'FS-Q-14':
        'Leap goes to what is in reach only once the token is gone; a token under your own familiar may be the target, but not be leapt over.',
      'FS-Q-15':
        'Teleportation goes to what is in reach only once the figure’s space is bare, except the token on that space.',
      'FS-Q-16':
        'Leap, Teleportation, Speed and a break by the familiar exclude each other in one turn: each ends it. Other scrolls may come before.',
      'FS-Q-17': 'Each of these is the break of the turn.',
      'FS-Q-18': 'The familiar may break a seal although the mage could.',
      'FS-Q-19': 'If the familiar’s break spends your last die, it comes home at once.',
      'FS-Q-20': 'Binding and Dispatch move the familiar from wherever it is.',
      'FS-Q-21':
        'If Binding breaks the token under your own familiar, it stays on the freed space.',
      'FS-Q-22': 'The familiar may be placed beside the mage on a start circle too.',
      'FS-Q-23':
        'For the third option of Binding the die shows 1 now, it is a single die, and it breaks tokens only.',
      'FS-Q-24':
        'A familiar on a token goes home when its owner’s round ends, and the token is free.',
      'FS-Q-25':
        'Whoever has the turn is in the round, so his familiar is in front of him or on the board.',
      'FS-Q-26': 'For Leap and Dispatch a token under any familiar is blocked, your own included.',
      'FS-Q-27': 'A guardian does not touch the ways.',
      'FS-Q-28':
        'A guardian on the only scroll of its element can only be set aside; staying put is no effect.',
      'FS-Q-29':
        'A guardian beside the board without a scroll of its element on the board can’t be used.',
      'FS-Q-30': 'Guarded scrolls of strength 6 count as on the board.',
      'FS-Q-31':
        'The free seal of Speed may be a scroll, and may be under your own familiar; not under a guardian or another’s familiar.',
      'FS-Q-32':
        'Speed offers only first breaks that leave a fitting second seal; the free one happens even without dice left.',
      'FS-Q-33': 'The free break of Speed must be made.',
      'FS-Q-34': 'Change can take only what is in the supply; dice in front of players are not.',
      'FS-Q-35':
        'Alteration skips dice at 6 or 1; one part may stay empty, and some opponent must still be in the round.',
      'FS-Q-36': 'Rolling again is an effect, even on a 6 and even if the same face comes up.',
      'FS-Q-37': 'In Deception the user picks both dice.',
      'FS-Q-38': 'If all dice a robbed player could give are alike, one is taken without asking.',
      'FS-Q-39':
        'The thief names the opponent only; the robbed one decides at once, and nothing else happens in between.',
      'FS-Q-40': 'Transfer can’t give itself away; another face-up Transfer can be given.',
      'FS-Q-41': 'A scroll got by Transfer can be used in the same turn.',
      'FS-Q-42': 'Synergy can be transferred.',
      'FS-Q-43': 'Exploitation never meets another Exploitation of its element.',
      'FS-Q-44':
        'If Theft is exploited against its owner and takes his last die, the end of his round turns it up again.',
      'FS-Q-45':
        'If Transfer is exploited, neither of the two scrolls in use can be part of the trade.',
      'FS-Q-46':
        'A token goes to one Absorption at most; its owner names it with the break, or declines.',
      'FS-Q-47': 'A face-down Absorption takes no token.',
      'FS-Q-48': 'An Absorption that changes hands would keep its token.',
      'FS-Q-49': 'Figures would stay on their spaces when what lies under them is moved.',
      'FS-Q-50': 'A scroll of strength 6 counts as 6 in any box.',
      'FS-Q-51': 'You may move seals so that your own break becomes impossible.',
      'FS-Q-52': 'You may take dice that are of no use.',
      'FS-Q-53': 'A mage that is shut in breaks nothing, takes three dice and tries again.',
      'FS-Q-54': 'A mage on an emptied box or start circle bars only that dead end.',
      'FS-Q-55': 'The round in which too few 6s are left is played to its end.',
      'FS-Q-56': 'A game that nobody moves on ends by the two house rules.',
      'FS-Q-57': 'Ties are shared victories.',
      'FS-Q-58': 'All scrolls score, face up or down.',
      'FS-Q-59': 'For a Mind scroll, superfluous dice are judged within the chosen colour.',
      'FS-Q-60': 'Whether you can break a seal depends on your dice alone.',
      'FS-Q-61':
        'The mage walks into every space without a token and without another’s figure; in reach is what lies on or next to these, unless another’s familiar or a guardian stands on it.',
      'FS-Q-62':
        'Only figures of one player share a space; no mage stands on a token, a familiar does only by Dispatch, and none stands on a scroll.',
      'FS-Q-63': 'A mage in a doorway stands in both rooms and shuts the door to the others.',
      'FS-Q-64': 'A used scroll is turned down as the use begins, an exploited one with it.',
      'FS-Q-65': 'Any three dice of the supply can be taken, also those just returned.',
      'FS-Q-66': 'If the game is over, the last to finish takes no dice.',
      'FS-Q-67':
        'If nothing can be broken but a scroll could be used, you choose between it and giving up; if not, the turn ends by itself.',
      'FS-Q-68': 'If all opponents are out of the round, the Circle of Conflict sleeps.',
      'FS-Q-69':
        'When a robbed player’s round ends in the thief’s turn, his familiar leaves the board, his mage stays, and his new dice are gone from the supply.',
      'FS-Q-70':
        'Absorption decides with the break. A scroll used in that turn takes nothing; one that holds a token may take a new one; Binding’s breaks feed it too.',
      'FS-Q-71': 'Speed’s first break is complete before the free seal is chosen.',
      'FS-Q-72':
        'All breaks have the same targets; a familiar on its owner’s target comes back to him.',
      'FS-Q-73': 'Two dice alike are one and the same choice.',
      'FS-Q-74':
        'Seen from the exploiter: the owner of the exploited scroll can be its victim, the exploiter never.',
      'FS-Q-75': 'You may place the familiar and then break nothing: it comes home at once.',
      'FS-Q-76':
        'A familiar breaks nothing that the mage couldn’t, but for the third option, and that is never compulsory.',
      'FS-Q-77':
        'The die of the third option goes back to the supply, and the break counts as any other.',
      'FS-Q-78': 'Emptied spaces stay empty: only two seals, or two scrolls, change places.',
      'FS-Q-79': 'Both traded scrolls lie face up, and each new holder may use his.',
      'FS-Q-80':
        'A turn can’t go on for ever: each use turns a scroll down, and none turns up before the round ends.',
      'FS-Q-81': 'A scroll that a guardian has just left can be broken in the same turn.',
    }),
    chapter(
      'editions',
      'English and French',
      [
        'Where the editions differ in words, and what holds here. Only the first point is a real difference.',
      ],
      {
        'FS-D-1':
          'The French Binding has a third option; the edition chosen for the table decides.',
        'FS-D-2':
          'Exchange wants different strengths in both: in English because an equal pair would have no effect.',
        'FS-D-3': 'Leap goes over unblocked tokens only.',
        'FS-D-4': 'The target of Leap is out of reach otherwise.',
        'FS-D-5': 'Teleportation passes a familiar that blocks a seal, but not one’s own.',
        'FS-D-6': 'Theft goes by colour.',
        'FS-D-7': 'A won scroll is usable from the next turn on.',
        'FS-D-8': 'Seal tokens bar the way, scrolls do not.',
        'FS-D-9': 'Absorption must be face up to take a token.',
        'FS-D-10': 'Scrolls are laid out face up, and not all of them.',
        'FS-D-11': 'Mind means a free colour, or Mind scrolls where a spell aims at scrolls.',
        'FS-D-12': 'Change of Mind changes into another colour.',
        'FS-D-13': 'A guardian may be moved or taken off the board.',
        'FS-D-14': 'Speed breaks first with dice, then a seal of its element.',
        'FS-D-15': 'Nobody starts a turn without dice.',
        'FS-D-16': 'The first player is drawn, or agreed on.',
        'FS-D-17': 'Familiars leave the Binding scrolls before the new round.',
        'FS-D-18': 'The familiar shares the space of its mage.',
        'FS-D-19': 'Swap has two names in French; it is one spell.',
        'FS-D-20': 'Snake is Cobra in French, and Warlock is Envoûteur.',
        'FS-D-21': 'Examples in other colours are the same examples.',
        'FS-D-22': 'Dispatch of Mind wants an unblocked token.',
        'FS-D-23': 'Strengthening works on as many dice of the colour as you like.',
        'FS-D-24': 'So do Alteration and Renewal.',
        'FS-D-25': 'Ties are shared in both.',
        'FS-D-26': 'A later edition’s Binding, which raises a die, is not played here.',
        'FS-D-27': 'The second seal of Speed may have been in reach before.',
        'FS-D-28': 'In Alteration either part may stay empty.',
      },
    ),
  ],
};
