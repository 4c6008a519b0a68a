/** Who plays in a seat: a bot by its level, or this. */
export const PERSON = 'person';
