// The table that all games share: choosing, log, dice, motion, the book.
export {};
