/** What can be wrong with a game's file or with its dice, in sentences. */
export const en = {
  foreign: () => 'This is not a Magehall game.',
  cutOff: () => 'This is not a Magehall game: the file is not JSON, or it is cut off.',
  badLink: () => 'This link is cut off or damaged.',
  format: (format: string) => `This game has format ${format}; this Magehall reads format 1.`,
  damaged: (field: string, wanted: string) =>
    `This game file is damaged: "${field}" should be ${wanted}.`,
  entry: (entry: number) => `Entry ${entry} of the log is neither a step nor an undo.`,
  unknownGame: (game: string) => `This is a game of "${game}", which is not played here.`,
  otherGame: (game: string, here: string) => `This is a game of "${game}", not of "${here}".`,
  version: (version: number, here: number) =>
    `This game follows version ${version} of the rules; here is version ${here}.`,
  options: (why: string) => `The options of this game are wrong. ${why}`,
  unplayable: (entry: number, why: string) => `Entry ${entry} can't be played: ${why}`,
  otherPosition: (entry: number) =>
    `After entry ${entry} the position is not the one that was recorded.`,
  noDice: () => 'This game carries no record of its dice, so nothing can be checked.',
  notOver: () => 'The secret is published when the game ends; this game has not ended.',
  notDue: (entry: number) => `Entry ${entry} is a draw where none is due.`,
  otherDraw: (entry: number, says: number, fair: number) =>
    `Entry ${entry} says ${says}, but the fair draw is ${fair}.`,
  commitment: () => 'The commitment is not 32 bytes in hexadecimal.',
  nonce: () => 'A nonce is not 32 bytes in hexadecimal.',
  secret: () => 'The secret is not 32 bytes in hexadecimal.',
  otherSecret: () =>
    'The secret is not the one that was promised: its SHA-256 is not the commitment.',
};
