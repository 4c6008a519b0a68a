/** Five Seals of Magic in English. */
import type { Words } from '@magehall/engine';
import type { Choice, ColourName, Event, SpellName, State } from '../rules/index.ts';
import { barred, isRoom, spotOf } from './places.ts';
import { sign } from './sign.en.ts';
import { type Parts, type Spoken, wordsFrom } from './speech.ts';
import { elements } from './table.en.ts';

const colours: Record<ColourName, string> = {
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
};
const mages = {
  shaman: 'Shaman of the North',
  witch: 'Witch of the East',
  seer: 'Seer of the West',
  sorcerer: 'Sorcerer of the South',
  warlock: 'Warlock of the Beyond',
};
const familiars = {
  shaman: 'Raven',
  witch: 'Cat',
  seer: 'Owl',
  sorcerer: 'Snake',
  warlock: 'Toad',
};
const spells: Record<SpellName | 'binding', string> = {
  binding: 'Binding',
  change: 'Change',
  renewal: 'Renewal',
  strengthening: 'Strengthening',
  growth: 'Growth',
  synergy: 'Synergy',
  swap: 'Swap',
  exchange: 'Exchange',
  absorption: 'Absorption',
  disintegration: 'Disintegration',
  rearrangement: 'Rearrangement',
  deception: 'Deception',
  alteration: 'Alteration',
  transfer: 'Transfer',
  theft: 'Theft',
  exploitation: 'Exploitation',
  dispatch: 'Dispatch',
  leap: 'Leap',
  teleportation: 'Teleportation',
  guardian: 'Guardian',
  speed: 'Speed',
};
export const circles = ['', 'Might', 'Spaces', 'Conflict', 'Movement'];

const all = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (things: readonly string[]) => all.format(things);

function scroll(name: string): string {
  const [spell, element] = name.split('-') as [SpellName | 'binding', keyof typeof elements];
  return element === undefined ? spells[spell] : `${spells[spell]} of ${elements[element]}`;
}
function die(name: string): string {
  const [colour, face] = name.split('-');
  return face === undefined
    ? colours[colour as ColourName]
    : `${colours[colour as ColourName]} ${face}`;
}
const dice = (names: readonly string[]) => list(names.map(die));
/** "2 red and 1 blue", from colours. */
const counted = (names: readonly string[]) =>
  list(
    [...new Set(names)].map((one) => `${names.filter((name) => name === one).length} ${die(one)}`),
  );
const seal = (name: string) => `the ${die(name)} seal`;
const withDice = (names: readonly string[]) =>
  names.length === 0 ? 'for free' : `with ${dice(names)}`;
const laid = ({ absorb }: Parts) =>
  absorb === undefined ? '' : `, and lay it on ${scroll(absorb)}`;

const rooms = { inner: 'inner room', middle: 'middle room', vault: 'vault' };
/** "gate 3", "the first door to vault 2a". */
function place(id: string): string {
  const spot = spotOf(id);
  switch (spot.is) {
    case 'chamber':
      return 'the central chamber';
    case 'gate':
      return `gate ${spot.room}`;
    case 'way':
      return `the ${spot.door} door to ${rooms[spot.to]} ${spot.room}`;
    case 'between':
      return `the door between ${rooms[spot.ring]}s ${spot.rooms.join(' and ')}`;
    default:
      return `${rooms[spot.is]} ${spot.room}`;
  }
}
/** "at gate 3", "in vault 2a". */
const where = (id: string) => `${isRoom(id) ? 'in' : 'at'} ${place(id)}`;
const places: Record<string, string> = {
  front: 'its owner',
  binding: 'its Binding scroll',
  aside: 'its place beside the board',
};
const to = (id: string) => places[id] ?? place(id);

const spoken: Spoken = {
  sign,
  options: async () => (await import('./options.en.ts')).options,
  colours,
  elements,
  mages,
  scroll,
  seal,
  place,
  where,
  figure: (who, at) => `the figure of ${who} ${where(at)}`,
  asks: {
    mage: (who) => `${who} picks a mage.`,
    draft: (who) => `${who} takes three dice for the coming round.`,
    turn: (who) => `${who} breaks a seal, or uses a scroll first.`,
    stuck: (who) => `${who} can't break a seal: use a scroll, or give up the round.`,
    swap: (who) => `${who} picks the two that change places.`,
    give: (who) => `${who} is robbed and picks the die to hand over.`,
    free: (who) => `${who} breaks one more seal, for free.`,
    filling: () => 'The dungeon is being filled.',
    rolling: () => 'The dice are rolling.',
    over: () => 'The game is over.',
  },
  choices: {
    mage: ({ mage }) => `Play the ${mages[mage]} with the ${familiars[mage]}.`,
    draft: ({ colours: taken }) => `Take three dice: ${counted(taken)}.`,
    break: (parts) => `Break ${parts.target} with ${dice(parts.dice)}${laid(parts)}.`,
    up: () => 'Give up: return all your dice and end the round for yourself.',
    give: ({ give }) => `Hand over your ${die(give)}.`,
    swap: ({ spaces: [one, other] }) => `Let ${one} and ${other} change places.`,
    free: ({ target }) => `Break ${target} for free.`,
    here: () => 'Binding: place your familiar beside your mage.',
    familiar: (parts) =>
      `Binding: your familiar breaks ${parts.target} with ${dice(parts.dice)}${laid(parts)}.`,
    two: ({ use }) =>
      use.startsWith('rearrangement')
        ? `${scroll(use)}: let two scrolls change places.`
        : `${scroll(use)}: let two seals change places.`,
    change: ({ use, dice: changed, into }) =>
      `${scroll(use)}: turn ${dice(changed)} into ${colours[into]}.`,
    renewal: ({ use, dice: rolled }) => `${scroll(use)}: roll ${dice(rolled)} again.`,
    strengthening: ({ use, dice: raised }) => `${scroll(use)}: add 2 to ${dice(raised)}.`,
    growth: ({ use, take }) => `${scroll(use)}: take a ${die(take)} die and roll it.`,
    absorption: ({ use, die: raised }) =>
      `${scroll(use)}: release the seal into your ${die(raised)}.`,
    disintegration: ({ use, target }) => `${scroll(use)}: remove ${target}.`,
    deception: ({ use, from, take, give }, name) =>
      `${scroll(use)}: trade the colours of your ${die(give)} and the ${die(take)} of ${name(from)}.`,
    alteration: ({ use, raise, from, lower }, name) =>
      `${scroll(use)}: ${[
        ...(raise === undefined ? [] : [`add 1 to your ${dice(raise)}`]),
        ...(lower === undefined ? [] : [`take 1 off the ${dice(lower)} of ${name(from)}`]),
      ].join(', ')}.`,
    transfer: ({ use, give, from, take }, name) =>
      `${scroll(use)}: trade ${scroll(give)} for ${scroll(take)} of ${name(from)}.`,
    theft: ({ use, from }, name) => `${scroll(use)}: take a die from ${name(from)}.`,
    exploitation: ({ use, from, as }, name) =>
      `${scroll(use)}, with a scroll of ${name(from)}. ${as}`,
    dispatch: ({ use, target }) => `${scroll(use)}: send your familiar onto ${target}.`,
    leap: (parts) =>
      `${scroll(parts.use)}: leap over ${parts.by} and break ${parts.target} with ${dice(parts.dice)}.`,
    teleportation: (parts) =>
      `${scroll(parts.use)}: pass ${parts.by} and break ${parts.target} with ${dice(parts.dice)}.`,
    guardian: ({ use, target }) => `${scroll(use)}: set the guardian on ${target}.`,
    aside: ({ use }) => `${scroll(use)}: take the guardian off the board.`,
    speed: (parts) =>
      `${scroll(parts.use)}: break ${parts.target} with ${dice(parts.dice)}, then one more seal for free.`,
  },
  events: {
    first: ({ seat }, name) => `${name(seat)} is the first player.`,
    circle: ({ circle }) => `The Circle of ${circles[circle]} joins the basic circle.`,
    sealed: () => '',
    laid: () => '',
    mage: ({ seat, mage }, name) => `${name(seat)} plays the ${mages[mage]}.`,
    drafted: ({ seat, dice: taken }, name) => `${name(seat)} takes ${counted(taken)}.`,
    round: ({ round, first }, name) => `Round ${round} begins; ${name(first)} goes first.`,
    die: () => '',
    rolled: ({ seat, dice: fallen }, name) => `${name(seat)} rolls ${dice(fallen)}.`,
    used: ({ seat, scroll: used, owner }, name) =>
      owner === seat
        ? `${name(seat)} uses ${scroll(used)}.`
        : `${name(seat)} uses ${scroll(used)} of ${name(owner)}.`,
    broke: ({ seat, space, seal: broken, dice: paid, by }, name) =>
      by === 'familiar'
        ? `The familiar of ${name(seat)} breaks ${seal(broken)} ${where(space)} ${withDice(paid)}.`
        : `${name(seat)} breaks ${seal(broken)} ${where(space)} ${withDice(paid)}.`,
    won: ({ seat, scroll: won, dice: paid }, name) =>
      `${name(seat)} wins ${scroll(won)} ${withDice(paid)}.`,
    moved: () => '',
    familiar: ({ seat, from, to: spot }, name) =>
      spot === 'binding' || (from === 'binding' && spot === 'front')
        ? ''
        : `The familiar of ${name(seat)} goes to ${to(spot)}.`,
    absorbed: ({ seat, scroll: onto, seal: taken }, name) =>
      `${name(seat)} lays ${seal(taken)} on ${scroll(onto)}.`,
    released: ({ seat, seal: gone }, name) => `${name(seat)} releases ${seal(gone)}.`,
    dice: ({ seat, from, to }, name) => `${name(seat)}: ${dice(from)} → ${dice(to)}.`,
    changed: ({ seat, from, to }, name) => `${name(seat)} changes ${dice(from)} into ${dice(to)}.`,
    reroll: ({ seat, dice: rolled }, name) => `${name(seat)} rolls ${dice(rolled)} again.`,
    grew: ({ seat, die: taken }, name) => `${name(seat)} takes one more ${die(taken)} die.`,
    swapped: ({ seat, spaces: [one, other], what }, name) =>
      `${name(seat)} swaps the ${what} ${where(one)} and ${where(other)}.`,
    removed: ({ seat, space, seal: gone }, name) =>
      `${name(seat)} makes ${seal(gone)} ${where(space)} crumble.`,
    deceived: ({ seat, from, took, gave }, name) =>
      `${name(seat)} trades the colour of ${die(gave)} for that of ${die(took)} of ${name(from)}.`,
    transferred: ({ seat, from, took, gave }, name) =>
      `${name(seat)} trades ${scroll(gave)} for ${scroll(took)} of ${name(from)}.`,
    stolen: ({ seat, from, die: taken }, name) =>
      `${name(seat)} steals ${die(taken)} from ${name(from)}.`,
    guardian: ({ element, to: spot }) =>
      `The guardian of ${elements[element]} goes to ${to(spot)}.`,
    stuck: ({ seat, dice: back, gaveUp, shutIn }, name) =>
      gaveUp
        ? `${name(seat)} gives up and returns ${dice(back)}.`
        : shutIn
          ? `${name(seat)} has no seal in reach and returns ${dice(back)}.`
          : `${name(seat)} can't break a seal and returns ${dice(back)}.`,
    done: ({ seat }, name) => `The round is over for ${name(seat)}.`,
    counted: ({ sixes, fewest }) =>
      `Scrolls of strength 6 left: ${sixes}; below ${fewest} the game ends.`,
    empty: ({ rounds }) =>
      rounds === 1
        ? 'No seal was broken in this round. After three such rounds in a row the game ends.'
        : `No seal was broken in ${rounds} rounds in a row; after the third the game ends.`,
    over: ({ why }) =>
      ({
        sixes: 'Too few of the strongest scrolls are left: the game ends.',
        empty: 'Three rounds without a broken seal: the game ends.',
        rounds: 'Sixty rounds have been played: the game ends.',
      })[why],
  },
  whys: {
    over: () => 'The game is over.',
    chance: () => 'The dice must fall first.',
    done: () => 'Your round is over: wait for the next one.',
    'not-your-turn': ({ blame }, name) => `It is the turn of ${name(Number(blame[0].slice(5)))}.`,
    'something-else': () => 'Something else must be decided first.',
    'must-break': () => 'You can break a seal, so you must: giving up is no choice now.',
    supply: () =>
      'Dice are taken when your round is over; during it only scrolls reach into the supply.',
    'none-left': () => 'No die of this colour is left in the supply.',
    'no-target': () => 'None of your scrolls can be aimed at this player now.',
    'not-yours': () => 'This is not yours to use.',
    'nothing-there': () => 'There is nothing to break here.',
    guarded: () => 'A guardian stands on this scroll: nobody can break its seal.',
    'under-familiar': ({ with: told }, name) =>
      `The familiar of ${name(Number(told?.owner))} stands on this seal: only its owner can break it.`,
    'out-of-reach': ({ blame }) =>
      `Your mage can't get there: the way is barred ${list(barred(blame, where, 'further on'))}.`,
    'too-weak-mind': ({ with: told }) =>
      `A Mind seal of strength ${told?.strength} needs dice of one colour that add up to it; your best colour makes ${told?.most}.`,
    'wrong-colour': ({ with: told }) => `This seal needs ${told?.colour} dice, and you have none.`,
    'too-weak': ({ with: told }) =>
      `This seal has strength ${told?.strength}; your ${told?.colour} dice make only ${told?.most}.`,
    'used-up': () => 'This scroll has been used: it wakes up when your round is over.',
    passive: () => 'Synergy is never used: it counts at the end of the game.',
    'nobody-left': () => 'The round is over for everyone else: there is nobody to aim at.',
    'no-effect': ({ with: told }) => `${scroll(String(told?.scroll))} would have no effect now.`,
    'no-seal-for-die': () =>
      'No seal in reach can be broken with this die, and no scroll works on it.',
  },
  pieces: {
    space: place,
    die: (name, owner) =>
      owner === undefined ? `your ${die(name)}` : `the ${die(name)} of ${owner}`,
    supply: (name) => `a ${die(name)} die of the supply`,
    own: (name, owner) => (owner === undefined ? scroll(name) : `${scroll(name)} of ${owner}`),
    give: () => 'give up',
    mage: (name) => mages[name as keyof typeof mages],
    guardian: (name) => `the guardian of ${elements[name as keyof typeof elements]}`,
  },
  parts: { binding: 'Binding', scrolls: 'Scrolls', synergy: 'Synergy' },
  labels: async () => (await import('./text.en.ts')).labels,
  book: async () => (await import('./rules.en.ts')).book,
};

export const words: Words<State, Choice, Event> = wordsFrom(spoken);
export { table } from './table.en.ts';
