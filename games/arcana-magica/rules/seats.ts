/** Fewest and most seats. Automas take seats too: one person plays with one to three of them (AM-AMB-76). */
export const SEATS = [2, 4] as const;
