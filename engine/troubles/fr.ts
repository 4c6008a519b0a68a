import { said } from './said.ts';
import type { Sentences } from './trouble.ts';

// Why an option or a field is refused is known in English only; here it is left out.
export const fr: Sentences = {
  foreign: () => 'Ce n’est pas une partie de Magehall.',
  cutOff: () =>
    'Ce n’est pas une partie de Magehall : le fichier n’est pas du JSON, ou il est tronqué.',
  badLink: () => 'Ce lien est tronqué ou abîmé.',
  format: (format) => `Cette partie est au format ${format} ; ce Magehall lit les formats 1 et 2.`,
  damaged: (field) => `Ce fichier de partie est abîmé : « ${field} » est illisible.`,
  tooLong: () => 'C’est bien plus long qu’une partie : rien n’a été lu.',
  tooDeep: () => 'Ce n’est pas une partie de Magehall : ses listes sont trop imbriquées.',
  tooMuch: (entry) =>
    `Cette partie n’a pas été vérifiée jusqu’au bout : à l’entrée ${entry}, elle demandait déjà plus de travail qu’aucune partie.`,
  players: (players, seats) =>
    `Ce fichier de partie est abîmé : il nomme ${players} joueurs pour ${seats} places.`,
  noRules: (seat) =>
    `Ce fichier de partie est abîmé : les règles joueraient la place ${seat}, et elles n’en font rien.`,
  incomplete: () => 'Les options de cette partie sont incomplètes.',
  start: () => 'La position de départ de cette partie ne va pas.',
  nameLong: (most) => `Un nom a au plus ${most} caractères.`,
  nameUnseen: () => 'Un nom n’a que des caractères visibles.',
  nameEmpty: () => 'Un nom a au moins un caractère visible.',
  entry: (entry) => `L’entrée ${entry} du journal n’est ni un coup, ni une annulation, ni une fin.`,
  unknownGame: (game) => `C’est une partie de « ${game} », un jeu qui ne se joue pas ici.`,
  otherGame: (game, here) => `C’est une partie de « ${game} », et non de « ${here} ».`,
  version: (version, here) =>
    `Cette partie suit la version ${version} des règles ; ici, c’est la version ${here}.`,
  options: () => 'Les options de cette partie ne vont pas.',
  unplayable: (entry, why) => `L’entrée ${entry} ne peut pas être jouée : ${said(why, fr)}`,
  otherPosition: (entry) => `Après l’entrée ${entry}, la position n’est pas celle enregistrée.`,
  noDice: () => 'Cette partie ne garde pas trace de ses dés : il n’y a rien à vérifier.',
  notOver: () => 'Le secret est publié à la fin de la partie, et cette partie n’est pas finie.',
  notDue: (entry) => `L’entrée ${entry} est un tirage que rien n’appelait.`,
  otherDraw: (entry, says, fair) =>
    `L’entrée ${entry} dit ${says}, mais le tirage équitable est ${fair}.`,
  commitment: () => 'L’engagement n’est pas fait de 32 octets en hexadécimal.',
  nonce: () => 'Un nonce n’est pas fait de 32 octets en hexadécimal.',
  salt: () => 'Un sel n’est pas fait de 16 octets en hexadécimal, ou l’empreinte d’un nom de 32.',
  sealedSeats: (sealed, seats) =>
    `Les dés sont scellés pour ${sealed} places, mais on joue à ${seats}.`,
  otherName: (seat) => `Le nom à la place ${seat} a été effacé, mais il y en a un.`,
  lonely: () => 'Plusieurs auraient ajouté au hasard ensemble, mais il n’en est rien.',
  noNonce: (seat) => `La personne à la place ${seat} n’a rien ajouté aux dés.`,
  nonceOfNobody: (seat) => `Personne n’est assis à la place ${seat}, mais elle a ajouté aux dés.`,
  secret: () => 'Le secret n’est pas fait de 32 octets en hexadécimal.',
  otherSecret: () =>
    'Le secret n’est pas celui qui était promis : son SHA-256 n’est pas l’engagement.',
  followed: (draws) =>
    draws === 1
      ? 'Le seul tirage découle du secret scellé avant la partie.'
      : `Les ${draws} tirages découlent tous du secret scellé avant la partie.`,
  nothingDrawn: () => 'Rien n’a été tiré dans cette partie.',
  moved: (entries: number) =>
    `Les ${entries} premières entrées ont été jouées sur un appareil, avec ses propres dés, et les ont suivis.`,
  movedUnchecked: (entries: number) =>
    `Les ${entries} premières entrées ont été jouées sur un appareil ; de leurs dés, rien ne peut être montré.`,
  fromPosition: () => 'La partie a commencé à une position écrite, et non au début des règles.',
  together: (people) =>
    people === 1
      ? 'Une personne a ajouté son hasard, scellé avant d’être ouvert. Si c’est vous, et que le vôtre est dans ce fichier, nul autre n’a pu choisir les dés.'
      : `Selon ce fichier, chacune des ${people} personnes a ajouté son propre hasard, scellé avant que rien ne soit ouvert. Si le vôtre y est, nul n’a pu choisir les dés.`,
  device: () =>
    'Tout a été tiré sur un seul appareil : aucun jet n’a été changé après coup, mais rien ne prouve que personne n’a recommencé jusqu’à aimer les dés.',
  old: () =>
    'Tout a été tiré sur un seul appareil, et scellé à l’ancienne, ce qui ne couvre ni les options ni les joueurs.',
  takenBack: (name, draws, times) =>
    `${name} a repris ${draws === 1 ? '1 tirage' : `${draws} tirages`}, ${times === 1 ? 'une fois' : `en ${times} fois`} ; ce qui a été repris a été tiré de nouveau.`,
  erased: (seat) =>
    `Le nom à la place ${seat} a été effacé : on ne peut plus vérifier qui y était.`,
  ended: () => 'La partie est finie.',
  turn: (seat) => `Ce n’est pas le tour de la place ${seat}.`,
  choice: (seat) => `Ce n’est pas un des choix de la place ${seat} en ce moment.`,
  chanceNotDue: () => 'La table n’attend pas le hasard.',
  outcome: (most) => `Le résultat doit être un nombre de 0 à ${most}.`,
  steps: (steps) => `Cette partie a les étapes 0 à ${steps}.`,
  nothing: () => 'Il n’y a rien à reprendre.',
  answered: () => 'Quelqu’un a joué depuis : c’est joué.',
  rolled: () => 'Le hasard a décidé depuis : c’est joué.',
  revealed: () => 'Quelque chose de caché a été révélé : c’est joué.',
  over: () => 'La partie est finie : on ne reprend plus rien.',
  undo: (undo) => `On ne peut pas reprendre ${undo} étapes ici.`,
  silent: (seats) =>
    `Tous ceux que cela concerne n’ont pas accepté : il manque la place ${seats.join(', ')}.`,
  places: () => 'Une fin donne à chacun sa place, la première étant 1.',
  resigns: () => 'À deux, qui abandonne est dernier ; à plus, d’autres jouent pour lui.',
  seat: (seat) => `Il n’y a pas de place ${seat} ici.`,
  stale: () => 'La table a continué entre-temps ; rien n’a été fait.',
  noChoice: () => 'Rien n’a été choisi.',
  partOfChoice: () => 'Un choix se fait en entier ; ceci n’en est qu’une partie.',
  partOfUndo: () => 'Un choix se reprend en entier.',
  noPerson: (seat) => `Personne n’est assis à la place ${seat}.`,
  sealedAlready: (seat) => `La place ${seat} a déjà scellé son nonce.`,
  notAHash: () => 'Un nonce scellé est fait de 32 octets en hexadécimal.',
  notAllSealed: () => 'Tout le monde n’a pas encore scellé un nonce.',
  otherNonce: () => 'Ce n’est pas le nonce qui était scellé.',
  notAllOpen: () => 'Tous les nonces ne sont pas encore ouverts.',
};
