/** Fewest and most seats. */
export const SEATS = [2, 5] as const;
