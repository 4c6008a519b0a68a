import { type Said, said } from './said.ts';

/** What can be refused, what can be wrong with a game's file, and what checking its dice found. */
export const en = {
  foreign: () => 'This is not a Magehall game.',
  cutOff: () => 'This is not a Magehall game: the file is not JSON, or it is cut off.',
  badLink: () => 'This link is cut off or damaged.',
  format: (format: string) =>
    `This game has format ${format}; this Magehall reads formats 1 and 2.`,
  damaged: (field: string, wanted: string) =>
    `This game file is damaged: "${field}" should be ${wanted}.`,
  tooLong: () => 'This is far more than any game: it was not read.',
  tooDeep: () => 'This is not a Magehall game: its lists lie too deep in each other.',
  tooMuch: (entry: number) =>
    `This game was not checked to its end: up to entry ${entry} it took more work than any game does.`,
  players: (players: number, seats: number) =>
    `This game file is damaged: it names ${players} players for ${seats} seats.`,
  noRules: (seat: number) =>
    `This game file is damaged: the rules are said to play seat ${seat}, and they don't.`,
  incomplete: () => 'The options of this game are not complete.',
  start: (why: string) => `The position where this game starts is wrong. ${why}`,
  nameLong: (most: number) => `A name has at most ${most} characters.`,
  nameUnseen: () => 'A name has only characters that can be seen.',
  nameEmpty: () => 'A name has at least one character that can be seen.',
  entry: (entry: number) => `Entry ${entry} of the log is neither a step, an undo nor an end.`,
  unknownGame: (game: string) => `This is a game of "${game}", which is not played here.`,
  otherGame: (game: string, here: string) => `This is a game of "${game}", not of "${here}".`,
  version: (version: number, here: number) =>
    `This game follows version ${version} of the rules; here is version ${here}.`,
  options: (why: string) => `The options of this game are wrong. ${why}`,
  unplayable: (entry: number, why: Said) => `Entry ${entry} can't be played: ${said(why, en)}`,
  otherPosition: (entry: number) =>
    `After entry ${entry} the position is not the one that was recorded.`,
  noDice: () => 'This game carries no record of its dice, so nothing can be checked.',
  notOver: () => 'The secret is published when the game ends; this game has not ended.',
  notDue: (entry: number) => `Entry ${entry} is a draw where none is due.`,
  otherDraw: (entry: number, says: number, fair: number) =>
    `Entry ${entry} says ${says}, but the fair draw is ${fair}.`,
  commitment: () => 'The commitment is not 32 bytes in hexadecimal.',
  nonce: () => 'A nonce is not 32 bytes in hexadecimal.',
  salt: () => 'A salt is not 16 bytes in hexadecimal, or the digest of a name not 32.',
  sealedSeats: (sealed: number, seats: number) =>
    `The dice are sealed for ${sealed} seats, but ${seats} play.`,
  otherName: (seat: number) => `The name in seat ${seat} was erased, but one stands there.`,
  lonely: () => 'People are said to have added chance together, but they did not.',
  noNonce: (seat: number) => `The person in seat ${seat} added no chance to the dice.`,
  nonceOfNobody: (seat: number) =>
    `No person sits in seat ${seat}, but it added chance to the dice.`,
  secret: () => 'The secret is not 32 bytes in hexadecimal.',
  otherSecret: () =>
    'The secret is not the one that was promised: its SHA-256 is not the commitment.',
  followed: (draws: number) =>
    draws === 1
      ? 'The one draw follows from the secret that was sealed before the game.'
      : `All ${draws} draws follow from the secret that was sealed before the game.`,
  nothingDrawn: () => 'Nothing was drawn in this game.',
  moved: (entries: number) =>
    `The first ${entries} entries were played on a device, under dice of its own, and followed them.`,
  movedUnchecked: (entries: number) =>
    `The first ${entries} entries were played on a device; of their dice nothing can be shown.`,
  fromPosition: () => 'The game began at a written position, not at the start of the rules.',
  together: (people: number) =>
    people === 1
      ? 'One person added chance, sealed before it was opened. If that was you, and your own is in this file, nobody else could choose the dice.'
      : `By this file each of ${people} people added chance of their own, sealed before any was opened. If yours is in it, nobody could choose the dice.`,
  device: () =>
    'All was drawn on one device: no roll was changed afterwards, but that nobody began again until they liked the dice can’t be proved.',
  old: () =>
    'All was drawn on one device, and sealed in the old way, which covers neither the options nor the players.',
  takenBack: (name: string, draws: number, times: number) =>
    `${name} took back ${draws === 1 ? '1 draw' : `${draws} draws`}, ${times === 1 ? 'once' : `${times} times`}; what was taken back fell anew.`,
  erased: (seat: number) =>
    `The name in seat ${seat} was erased, so who sat there can’t be checked any more.`,
  ended: () => 'The game is over.',
  turn: (seat: number) => `It is not the turn of seat ${seat}.`,
  choice: (seat: number) => `This is not one of the choices of seat ${seat} now.`,
  chanceNotDue: () => 'The table does not wait for chance.',
  outcome: (most: number) => `The outcome must be a number from 0 to ${most}.`,
  steps: (steps: number) => `This game has steps 0 to ${steps}.`,
  nothing: () => 'There is nothing to take back.',
  answered: () => 'Somebody has moved since, so it stays.',
  rolled: () => 'Chance has decided something since, so it stays.',
  revealed: () => 'It brought something hidden to light, so it stays.',
  over: () => 'The game is over: nothing is taken back any more.',
  undo: (undo: number) => `${undo} steps can't be taken back here.`,
  silent: (seats: readonly number[]) =>
    `Not all whom it concerns agreed: seat ${seats.join(', ')} did not.`,
  places: () => 'An end gives every seat its place, the first from 1.',
  resigns: () => 'In a game of two who resigns comes last; with more, others play on.',
  seat: (seat: number) => `There is no seat ${seat} here.`,
  stale: () => 'The table went on meanwhile; this was not done.',
  noChoice: () => 'Nothing was chosen.',
  partOfChoice: () => 'A choice is made as a whole; this is a part of one.',
  partOfUndo: () => 'A choice is taken back as a whole.',
  noPerson: (seat: number) => `No person sits in seat ${seat}.`,
  sealedAlready: (seat: number) => `Seat ${seat} has sealed its nonce already.`,
  notAHash: () => 'A sealed nonce is 32 bytes in hexadecimal.',
  notAllSealed: () => 'Not everybody has sealed a nonce yet.',
  otherNonce: () => 'This is not the nonce that was sealed.',
  notAllOpen: () => 'Not every nonce is open yet.',
};
