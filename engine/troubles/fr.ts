import type { Sentences } from './trouble.ts';

// Why a step, an option or a field is refused is known in English only; here it is left out.
export const fr: Sentences = {
  foreign: () => 'Ce n’est pas une partie de Magehall.',
  cutOff: () =>
    'Ce n’est pas une partie de Magehall : le fichier n’est pas du JSON, ou il est tronqué.',
  badLink: () => 'Ce lien est tronqué ou abîmé.',
  format: (format) => `Cette partie est au format ${format} ; ce Magehall lit le format 1.`,
  damaged: (field) => `Ce fichier de partie est abîmé : « ${field} » est illisible.`,
  entry: (entry) => `L’entrée ${entry} du journal n’est ni un coup ni une annulation.`,
  unknownGame: (game) => `C’est une partie de « ${game} », un jeu qui ne se joue pas ici.`,
  otherGame: (game, here) => `C’est une partie de « ${game} », et non de « ${here} ».`,
  version: (version, here) =>
    `Cette partie suit la version ${version} des règles ; ici, c’est la version ${here}.`,
  options: () => 'Les options de cette partie ne vont pas.',
  unplayable: (entry) => `L’entrée ${entry} ne peut pas être jouée.`,
  otherPosition: (entry) => `Après l’entrée ${entry}, la position n’est pas celle enregistrée.`,
  noDice: () => 'Cette partie ne garde pas trace de ses dés : il n’y a rien à vérifier.',
  notOver: () => 'Le secret est publié à la fin de la partie, et cette partie n’est pas finie.',
  notDue: (entry) => `L’entrée ${entry} est un tirage que rien n’appelait.`,
  otherDraw: (entry, says, fair) =>
    `L’entrée ${entry} dit ${says}, mais le tirage équitable est ${fair}.`,
  commitment: () => 'L’engagement n’est pas fait de 32 octets en hexadécimal.',
  nonce: () => 'Un nonce n’est pas fait de 32 octets en hexadécimal.',
  secret: () => 'Le secret n’est pas fait de 32 octets en hexadécimal.',
  otherSecret: () =>
    'Le secret n’est pas celui qui était promis : son SHA-256 n’est pas l’engagement.',
};
