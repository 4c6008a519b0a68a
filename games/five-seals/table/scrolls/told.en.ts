import type { ElementName } from '../../rules/data/elements.ts';
import type { TableWords } from '../../words/table.ts';
import type { Told } from './told.ts';

const mind = (element: ElementName) => element === 'mind';

export const told: Told = {
  door: 'Closes a door. Dice of its colour that add up to its strength break it, and your mage steps there.',
  usable: 'You can use this now.',
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  effects,
};

/** What each spell does, in a sentence. */
function effects(of: TableWords['of']): ReturnType<Told['effects']> {
  const dice = (e: ElementName) => (mind(e) ? 'dice of one colour' : `${of[e]} dice`);
  const die = (e: ElementName) => (mind(e) ? 'die of any colour' : `${of[e]} die`);
  const seal = (e: ElementName) => (mind(e) ? 'seal' : `${of[e]} seal`);
  const aSeal = (e: ElementName) => `${/^[AE]/.test(seal(e)) ? 'an' : 'a'} ${seal(e)}`;

  return {
    binding: () =>
      'Set your familiar beside your mage, to bar the way. Or let it break a seal in reach with your dice, while your mage stays.',
    change: (e) => `Turn any of your ${dice(e)} into one other colour; the numbers stay.`,
    renewal: (e) => `Roll any of your ${dice(e)} again.`,
    strengthening: (e) => `Any of your ${dice(e)} gain 2, up to 6.`,
    growth: (e) => `Take one more ${die(e)} from the supply and roll it.`,
    synergy: (e) =>
      `Never used. At the end it is worth 1 point for each of your ${of[e]} scrolls, itself included.`,
    swap: (e) =>
      mind(e)
        ? 'Two seals of the same strength and different colours change places.'
        : `A seal of ${of[e]} and one of another colour, of the same strength, change places.`,
    exchange: (e) =>
      mind(e)
        ? 'Two seals of one colour and different strength change places.'
        : `Two ${of[e]} seals of different strength change places.`,
    absorption: (e) =>
      `Lay ${aSeal(e)} you break on this scroll. Release it later to add its strength to one die.`,
    disintegration: (e) => `Remove any ${seal(e)} from its door, in reach or not.`,
    rearrangement: (e) => `Two scrolls of the dungeon change places; at least one is of ${of[e]}.`,
    deception: (e) => `Trade the colours of one of your dice and of a rival’s ${die(e)}.`,
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
