/** Rulings that can never come up; the laws assert them while they play. */
export const MARKS = { 'AM-AMB-22': 'never' } as const;
