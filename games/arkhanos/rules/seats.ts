/** Fewest and most seats. */
export const SEATS = [2, 4] as const;
