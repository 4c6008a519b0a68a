/** What the inspector tells, in English. */
import type { Whys } from '@magehall/engine';
import type { ColourName, ElementName, MageName, Why } from '../../rules/index.ts';
import { colours, familiars, list, mages, scroll, where } from '../en.ts';
import { barred } from '../places.ts';
import { elements as of } from '../table.en.ts';
import type { Telling } from './about.ts';

const mind = (element: ElementName) => element === 'mind';
const a = (word: string) => `${/^[AE]/.test(word) ? 'an' : 'a'} ${word}`;
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

const LOOKS: Record<ElementName, string> = {
  fire: 'Fire is red: a triangle that points up.',
  water: 'Water is blue: a triangle that points down.',
  air: 'Air is yellow: a triangle that points up, with a bar.',
  earth: 'Earth is green: a triangle that points down, with a bar.',
  mind: 'Mind is purple: a circle with a dot. It has no dice of its own.',
};

export const telling: Telling = {
  ends: (sixes, fewest) =>
    `The game ends after the round in which fewer than ${fewest} scrolls of strength 6 are left in the dungeon: now there are ${sixes}.`,
  seal: {
    title: (element, strength) => `${of[element]} seal, strength ${strength}`,
    what: (element) =>
      `It closes a door. ${of[element]} dice that add up to its strength, or more, break it; then your mage steps there.`,
  },
  open: {
    title: 'Open door',
    what: 'Its seal is broken. Mages walk through, unless somebody stands here.',
  },
  scroll: {
    worth: (strength) =>
      strength === 1
        ? 'Strength 1: worth 1 point.'
        : `Strength ${strength}: worth ${strength} points.`,
    used: 'It has been used, and wakes up when the round is over for its owner.',
    twins: 'One of the two has been used.',
    holds: (seal) => `On it lies ${seal}.`,
  },
  effects: effects(),
  figures: {
    mage: (who) => `The mage of ${who} stands here.`,
    familiar: (who) => `The familiar of ${who} stands here: only its owner can break this or pass.`,
    guardian: (element) => `The guardian of ${of[element]} stands here: nobody can break this.`,
  },
  die: {
    title: (element, face) =>
      face === undefined ? `${of[element]} die` : `${of[element]} ${face}`,
    what: 'Dice of one element break seals of it, if they add up to the seal’s strength. Seals of Mind take dice of any one element. Used dice go back to the supply.',
  },
  breaks: (seals) =>
    seals === 0
      ? 'It breaks no seal in reach now.'
      : `It helps to break ${count(seals, 'seal')} in reach.`,
  supply: {
    title: (element) => `${of[element]} dice`,
    what: 'Dice that nobody has. Who ends a round takes three of them for the next.',
    left: (n) => (n === 1 ? '1 is left.' : `${n} are left.`),
  },
  supplies: {
    title: 'Dice supply',
    what: 'Dice that nobody has. Who ends a round takes three of them for the next.',
  },
  scrolls: {
    title: 'Your scrolls',
    what: 'Each counts its strength in points, and can be used once a round: touch it. A used one sleeps until your round is over.',
    now: (points, ready) => `Worth ${count(points, 'point')}; ${ready} face up.`,
  },
  giveUp: {
    title: 'Give up the round',
    what: 'You return all your dice and the round is over for you. It is offered only when no seal in reach gives way to your dice.',
  },
  guardian: {
    title: (element) => `Guardian of ${of[element]}`,
    what: 'It protects the scroll it stands on: nobody can break that seal. The Guardian scroll of its element moves it.',
    aside: 'beside the board',
  },
  mage: {
    title: (mage) => mages[mage],
    what: 'All mages play alike; they differ in figure and familiar.',
  },
  seat: {
    what: (mage: MageName | undefined) =>
      mage === undefined
        ? 'A mage in search of scrolls.'
        : `The ${mages[mage]}, with the ${familiars[mage]}.`,
    now: (points, scrolls, asleep, dice, done) =>
      `${count(points, 'point')}; ${count(scrolls, 'scroll')}, of which ${asleep} used; ${count(dice, 'die').replace('dies', 'dice')}.${done ? ' The round is over here.' : ''}`,
    first: 'First player of this round.',
  },
  familiar: {
    title: (who) => `Familiar of ${who}`,
    what: 'The Binding scroll sends it: it bars a way, or breaks a seal while the mage stays.',
    here: 'At hand.',
    away: 'It rests on the Binding scroll until the next round.',
  },
  element: { title: (element) => of[element], what: (element) => LOOKS[element] },
  sixes: {
    title: 'Sixes left',
    what: 'The scrolls of strength 6 in the dungeon. When too few of them are left at the end of a round, the game ends.',
    now: (left, fewest) => `${left} are left; below ${fewest} the game ends.`,
  },
  round: {
    title: (round) => (round === 0 ? 'Before the first round' : `Round ${round}`),
    what: 'In a round each mage breaks seals in turn until the dice are used up, then takes three dice for the next.',
    now: (empty) =>
      empty === 0
        ? undefined
        : `No seal was broken for ${count(empty, 'round')}; after three the game ends.`,
  },
  room: {
    title: (number) => `Rooms ${number}`,
    what: 'The six parts of the dungeon are numbered clockwise; doors and rooms are named by these numbers.',
  },
};

/** What each spell does, in a sentence. */
function effects(): Telling['effects'] {
  const dice = (e: ElementName) => (mind(e) ? 'dice of one element' : `${of[e]} dice`);
  const die = (e: ElementName) => (mind(e) ? 'die of any element' : `${of[e]} die`);
  const seal = (e: ElementName) => (mind(e) ? 'seal' : `${of[e]} seal`);
  const aSeal = (e: ElementName) => a(seal(e));

  return {
    binding: () =>
      'Set your familiar beside your mage, to bar the way. Or let it break a seal in reach with your dice, while your mage stays.',
    change: (e) => `Turn any of your ${dice(e)} into one other element; the numbers stay.`,
    renewal: (e) => `Roll any of your ${dice(e)} again.`,
    strengthening: (e) => `Any of your ${dice(e)} gain 2, up to 6.`,
    growth: (e) => `Take one more ${die(e)} from the supply and roll it.`,
    synergy: (e) =>
      `Never used. At the end it is worth 1 point for each of your ${of[e]} scrolls, itself included.`,
    swap: (e) =>
      mind(e)
        ? 'Two seals of the same strength and different elements change places.'
        : `A seal of ${of[e]} and one of another element, of the same strength, change places.`,
    exchange: (e) =>
      mind(e)
        ? 'Two seals of one element and different strength change places.'
        : `Two ${of[e]} seals of different strength change places.`,
    absorption: (e) =>
      `Lay ${aSeal(e)} you break on this scroll. Release it later to add its strength to one die.`,
    disintegration: (e) => `Remove any ${seal(e)} from its door, in reach or not.`,
    rearrangement: (e) => `Two scrolls of the dungeon change places; at least one is of ${of[e]}.`,
    deception: (e) => `Trade the elements of one of your dice and of a rival’s ${die(e)}.`,
    alteration: (e) => `Your ${dice(e)} gain 1, a rival’s lose 1: as many of them as you like.`,
    transfer: (e) =>
      `Trade one of your scrolls for a rival’s ${of[e]} scroll of the same strength.`,
    theft: (e) => `A rival hands you one ${die(e)} of their choice.`,
    exploitation: (e) => `Use a rival’s ${of[e]} scroll as if it were yours.`,
    dispatch: (e) => `Send your familiar onto any ${seal(e)}: nobody else can break it then.`,
    leap: (e) => `Leap over ${aSeal(e)} in reach, and break a seal behind it.`,
    teleportation: (e) => `Pass one figure of a rival, and break ${aSeal(e)} behind it.`,
    guardian: (e) =>
      `Set the ${of[e]} guardian on any ${of[e]} scroll: nobody can break it then. Or take it off.`,
    speed: (e) => `Break a seal with dice, and then ${aSeal(e)} for free.`,
  };
}

/** Why something can't be used now. */
export const whys: Whys<Why> = {
  over: () => 'The game is over.',
  chance: () => 'The dice must fall first.',
  done: () => 'Your round is over: wait for the next one.',
  'not-your-turn': ({ blame }, name) => `It is the turn of ${name(Number(blame[0].slice(5)))}.`,
  'something-else': () => 'Something else must be decided first.',
  'must-break': () => 'You can break a seal, so you must: giving up is no choice now.',
  supply: () =>
    'Dice are taken when your round is over; during it only scrolls reach into the supply.',
  'none-left': () => 'No die of this element is left in the supply.',
  'no-target': () => 'None of your scrolls can be aimed at this player now.',
  'not-yours': () => 'This is not yours to use.',
  'nothing-there': () => 'There is nothing to break here.',
  guarded: () => 'A guardian stands on this scroll: nobody can break its seal.',
  'under-familiar': ({ with: told }, name) =>
    `The familiar of ${name(Number(told?.owner))} stands on this seal: only its owner can break it.`,
  'out-of-reach': ({ blame }) =>
    `Your mage can’t get there: the way is barred ${list(barred(blame, where, 'further on'))}.`,
  'too-weak-mind': ({ with: told }) =>
    `A Mind seal of strength ${told?.strength} needs dice of one element that add up to it; your best make ${told?.most}.`,
  'wrong-colour': ({ with: told }) =>
    `This seal needs ${colours[told?.colour as ColourName]} dice, and you have none.`,
  'too-weak': ({ with: told }) =>
    `This seal has strength ${told?.strength}; your ${colours[told?.colour as ColourName]} dice make only ${told?.most}.`,
  'used-up': () => 'This scroll has been used: it wakes up when your round is over.',
  passive: () => 'Synergy is never used: it counts at the end of the game.',
  'nobody-left': () => 'The round is over for everyone else: there is nobody to aim at.',
  'no-effect': ({ with: told }) => `${scroll(String(told?.scroll))} would have no effect now.`,
  'other-dice': ({ with: told }) =>
    `This seal takes only ${colours[told?.colour as ColourName]} dice, ${told?.strength} or more together.`,
  'other-dice-mind': ({ with: told }) =>
    `A Mind seal takes dice of one element, ${told?.strength} or more together.`,
  'no-seal-for-die': () =>
    'No seal in reach can be broken with this die, and no scroll works on it.',
};
