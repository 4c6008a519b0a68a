/** What the table drawn as text says, in English. */
import { SPELL } from './en.ts';
import type { Labels } from './text.ts';

export const labels: Labels = {
  colours: { yellow: 'Y', pink: 'K', purple: 'P', blue: 'B' },
  legend: 'Y yellow  K pink  P purple  B blue   ● apprentice  ★ master',
  towers: { outer1: 'WEST', outer2: 'NORTH', outer3: 'EAST', central: 'CENTRAL' },
  bonuses: { gain2: '+2', build: 'build', activate: 'spell' },
  different: 'different',
  any: 'any die',
  closed: 'closed',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  bag: (who) => `${who} has the bag`,
  next: 'Next tile',
  none: '–',
  table: 'Table',
  pool: 'Mana pool',
  supply: 'Supply',
  shift: (by) => `Shift ±${by} waits`,
  morph: 'Morph waits',
  spells: SPELL,
};
