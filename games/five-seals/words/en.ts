/** Five Seals of Magic in English. */
import type { Words } from '@magehall/engine';
import type { Choice, ColourName, Event, SpellName, State } from '../rules/index.ts';
import type { Asking, Open } from './asking.ts';
import { isRoom, spotOf } from './places.ts';
import { sign } from './sign.en.ts';
import { type Parts, type Spoken, wordsFrom } from './speech.ts';
import { elements } from './table.en.ts';

/** Dice and seals go by their elements; that Fire is red is told by the inspector. */
export const colours: Record<ColourName, string> = {
  red: elements.fire,
  blue: elements.water,
  yellow: elements.air,
  green: elements.earth,
};
export const mages = {
  shaman: 'Shaman of the North',
  witch: 'Witch of the East',
  seer: 'Seer of the West',
  sorcerer: 'Sorcerer of the South',
  warlock: 'Warlock of the Beyond',
};
export const familiars = {
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

const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const list = (things: readonly string[]) => all.format(things);

export function scroll(name: string): string {
  const [spell, element] = name.split('-') as [SpellName | 'binding', keyof typeof elements];
  return element === undefined ? spells[spell] : `${spells[spell]} of ${elements[element]}`;
}
export function die(name: string): string {
  const [colour, face] = name.split('-');
  return face === undefined
    ? colours[colour as ColourName]
    : `${colours[colour as ColourName]} ${face}`;
}
const a = (word: string) => `${/^[AE]/.test(word) ? 'an' : 'a'} ${word}`;
export const dice = (names: readonly string[]) => list(names.map(die));
/** "2 red and 1 blue", from colours. */
export const counted = (names: readonly string[]) =>
  list(
    [...new Set(names)].map((one) => `${names.filter((name) => name === one).length} ${die(one)}`),
  );
const seal = (name: string) => `the ${die(name)} seal`;
const laid = ({ absorb }: Parts) =>
  absorb === undefined ? '' : `, and lay it on ${scroll(absorb)}`;

const rooms = { inner: 'inner room', middle: 'middle room', vault: 'vault' };
/** "gate 3", "the first door to vault 2a". */
export function place(id: string): string {
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
export const where = (id: string) => `${isRoom(id) ? 'in' : 'at'} ${place(id)}`;

/** What a scroll asks for, first of all ... */
const FIRST: Record<Asking, string> = {
  binding: 'which seal does your familiar break, or does it stand beside your mage?',
  change: 'which dice do you change?',
  renewal: 'which dice do you roll again?',
  strengthening: 'which dice gain 2?',
  growth: 'which die do you take?',
  swap: 'do two seals change places?',
  exchange: 'do two seals change places?',
  absorption: 'with which seal or die do you use it?',
  disintegration: 'which seal do you remove?',
  rearrangement: 'do two scrolls change places?',
  deception: 'which two dice trade their elements?',
  alteration: 'which dice do you alter?',
  transfer: 'which scrolls do you trade?',
  theft: 'whom do you rob?',
  exploitation: 'which rival’s scroll do you borrow?',
  dispatch: 'which seal does your familiar go to?',
  leap: 'which seal do you leap over?',
  teleportation: 'which figure do you pass?',
  guardian: 'which scroll does the guardian stand on?',
  speed: 'which seal do you break first?',
};
/** ... and then. */
const OPEN: Record<Open, string> = {
  theirScroll: 'which scroll of a rival is it?',
  theirDie: 'which die of a rival is it?',
  ownScroll: 'which of your scrolls is it?',
  die: 'which of your dice do you use?',
  space: 'which seal is it?',
  supply: 'which element do they become?',
  seat: 'which rival is it?',
};

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
  goal: 'Collect the strongest scrolls: their strength is your points.',
  asks: {
    mage: () => 'Which mage do you play?',
    draft: (open) =>
      open === 3
        ? 'Which three dice do you take for the coming round?'
        : open === 2
          ? 'Which two more dice do you take?'
          : open === 1
            ? 'Which third die do you take?'
            : 'Take these three dice?',
    turn: (scrolls) =>
      scrolls
        ? 'Which seal do you break, or which scroll do you use first?'
        : 'Which seal do you break?',
    stuck: (scrolls) =>
      scrolls
        ? 'No seal in reach gives way to your dice: which scroll do you use, or do you give up the round?'
        : 'No seal in reach gives way to your dice: give up the round.',
    swap: (one) => (one ? 'Which one does it change places with?' : 'Which two change places?'),
    give: () => 'You are robbed: which die do you hand over?',
    free: () => 'Which seal do you break for free?',
    filling: () => 'The dungeon is being filled.',
    rolling: () => 'The dice are rolling.',
    over: () => 'The game is over.',
    forSeal: (chosen) => `Which seal do you break with your ${dice(chosen)}?`,
    howTo: (space) => `How do you break the seal ${where(space)}?`,
    scroll: ({ use, spell, open }) => `${scroll(use)}: ${open ? OPEN[open] : FIRST[spell]}`,
  },
  choices: {
    mage: ({ mage }) => `Play the ${mages[mage]} with the ${familiars[mage]}.`,
    draft: ({ colours: taken }) => `Take three dice: ${counted(taken)}.`,
    break: (parts) =>
      `${parts.takes ? 'Take' : 'Break'} ${parts.target} with ${dice(parts.dice)}${laid(parts)}.`,
    up: () => 'Give up: return all your dice and end the round for yourself.',
    give: ({ give }) => `Hand over your ${die(give)}.`,
    swap: ({ spaces: [one, other] }) => `Let ${one} and ${other} change places.`,
    free: ({ target, takes }) => `${takes ? 'Take' : 'Break'} ${target} for free.`,
    here: () => 'Binding: place your familiar beside your mage.',
    familiar: (parts) =>
      `Binding: your familiar ${parts.takes ? 'takes' : 'breaks'} ${parts.target} with ${dice(parts.dice)}${laid(parts)}.`,
    two: ({ use }) =>
      use.startsWith('rearrangement')
        ? `${scroll(use)}: let two scrolls change places.`
        : `${scroll(use)}: let two seals change places.`,
    change: ({ use, dice: changed, into }) =>
      `${scroll(use)}: turn ${dice(changed)} into ${colours[into]}.`,
    renewal: ({ use, dice: rolled }) => `${scroll(use)}: roll ${dice(rolled)} again.`,
    strengthening: ({ use, dice: raised }) => `${scroll(use)}: add 2 to ${dice(raised)}.`,
    growth: ({ use, take }) => `${scroll(use)}: take ${a(die(take))} die and roll it.`,
    absorption: ({ use, die: raised }) =>
      `${scroll(use)}: release the seal into your ${die(raised)}.`,
    disintegration: ({ use, target }) => `${scroll(use)}: remove ${target}.`,
    deception: ({ use, from, take, give }, name) =>
      `${scroll(use)}: trade the elements of your ${die(give)} and the ${die(take)} of ${name(from)}.`,
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
      `${scroll(parts.use)}: leap over ${parts.by} and ${parts.takes ? 'take' : 'break'} ${parts.target} with ${dice(parts.dice)}.`,
    teleportation: (parts) =>
      `${scroll(parts.use)}: pass ${parts.by} and ${parts.takes ? 'take' : 'break'} ${parts.target} with ${dice(parts.dice)}.`,
    guardian: ({ use, target }) => `${scroll(use)}: set the guardian on ${target}.`,
    aside: ({ use }) => `${scroll(use)}: take the guardian off the board.`,
    speed: (parts) =>
      `${scroll(parts.use)}: ${parts.takes ? 'take' : 'break'} ${parts.target} with ${dice(parts.dice)}, then one more seal for free.`,
  },
  acts: {
    mage: ({ mage }) => `Play the ${mages[mage]}`,
    draft: ({ colours: taken }) => `Take ${counted(taken)}`,
    break: ({ takes }) => (takes ? 'Take the scroll' : 'Break the seal'),
    up: () => 'Give up the round',
    give: ({ give }) => `Hand over ${die(give)}`,
    swap: () => 'Let them change places',
    free: ({ takes }) => (takes ? 'Take the scroll for free' : 'Break the seal for free'),
    here: () => 'Set your familiar here',
    familiar: ({ takes }) =>
      takes ? 'Take the scroll by your familiar' : 'Break the seal by your familiar',
    two: () => 'Choose which two',
    change: ({ into }) => `Change into ${colours[into]}`,
    renewal: () => 'Roll again',
    strengthening: () => 'Add 2',
    growth: ({ take }) => `Roll one more ${die(take)}`,
    absorption: ({ die: raised }) => `Make ${die(raised)} stronger`,
    disintegration: () => 'Remove the seal',
    deception: () => 'Trade the elements',
    alteration: () => 'Alter the dice',
    transfer: () => 'Trade the scrolls',
    theft: ({ from }, name) => `Rob ${name(from)}`,
    exploitation: () => 'Borrow the scroll',
    dispatch: () => 'Send your familiar',
    leap: ({ takes }) => (takes ? 'Leap and take the scroll' : 'Leap and break the seal'),
    teleportation: ({ takes }) => (takes ? 'Pass and take the scroll' : 'Pass and break the seal'),
    guardian: () => 'Set the guardian',
    aside: () => 'Take the guardian off',
    speed: ({ takes }) => (takes ? 'Take it, then break one more' : 'Break it, then one more'),
  },
  points: (gained) => (gained === 1 ? '+1 point' : `+${gained} points`),
  pieces: {
    space: place,
    die: (name, owner) =>
      owner === undefined ? `your ${die(name)}` : `the ${die(name)} of ${owner}`,
    supply: (name) => `${a(die(name))} die of the supply`,
    own: (name, owner) => (owner === undefined ? scroll(name) : `${scroll(name)} of ${owner}`),
    give: () => 'give up',
    mage: (name) => mages[name as keyof typeof mages],
    guardian: (name) => `the guardian of ${elements[name as keyof typeof elements]}`,
  },
  parts: { binding: 'Binding', scrolls: 'Scrolls', synergy: 'Synergy' },
  outlook: () => import('./outlook.en.ts'),
  aloud: () => import('./aloud/en.ts'),
  about: () => import('./about/en.ts'),
  telling: async () => (await import('./telling.en.ts')).telling,
  labels: async () => (await import('./text.en.ts')).labels,
  book: async () => (await import('./rules.en.ts')).book,
};

export const words: Words<State, Choice, Event> = wordsFrom(spoken);
export { table } from './table.en.ts';
