import type { SettingWords } from './setting.en.ts';

export const fr: SettingWords = {
  title: (game) => `Préparer la table : ${game}`,
  seats: 'Qui joue',
  seat: (n) => `Place ${n}`,
  person: 'Une personne ici',
  bot: (level) => `Robot : ${level}`,
  name: 'Nom',
  add: 'Ajouter une place',
  drop: 'Retirer cette place',
  options: 'Options',
  first: 'Une bonne première partie',
  start: 'Commencer la partie',
};
