/** What it came to when something was killed again and again. */
export interface Toll {
  kills: number;
  /** Moves whose sender was told that they are stored. */
  acknowledged: number;
  /** Moves that were stored, but the answer died on its way: the sender sends them again. */
  unanswered: number;
  /** Acknowledged, but not there, or not as they were sent. */
  lost: number;
  /** Stored twice, or two moves acknowledged under one number. */
  doubled: number;
  /** Gaps, and tables whose card, seats or chores are not those of their newest move. */
  torn: number;
  /** Moves of bots and clocks, where there are any. */
  house?: number;
}

export const noToll = (): Toll => ({
  kills: 0,
  acknowledged: 0,
  unanswered: 0,
  lost: 0,
  doubled: 0,
  torn: 0,
});

export const isWell = ({ lost, doubled, torn }: Toll): boolean => lost + doubled + torn === 0;

export function inWords(toll: Toll): string {
  const { kills, acknowledged, unanswered, lost, doubled, torn, house } = toll;
  const bots = house === undefined ? '' : `, ${house} moves of bots and clocks`;
  return `${acknowledged} acknowledged, ${kills} kills, ${lost} lost, ${doubled} doubled, ${torn} torn; ${unanswered} stored without an answer${bots}`;
}
