import type { OptionWords } from '@magehall/engine';

const yesNo = (value: string | number | boolean) => (value ? 'oui' : 'non');
const named = (names: Record<string, string>) => (value: string | number | boolean) =>
  names[String(value)];

export const options: Record<string, OptionWords> = {
  first: {
    label: 'Premier joueur',
    help: 'Qui joue le premier tour.',
    value: (value) => (value === 'random' ? 'au hasard' : `place ${Number(value) + 1}`),
  },
  automas: {
    label: 'Automas',
    help: 'Les places jouées par l’Automa, qui suit son propre paquet de cartes.',
    value: (value) => `place ${Number(value) + 1}`,
  },
  automaLevel: {
    label: 'Niveau de l’Automa',
    help: 'Combien de cartes l’Automa pioche pour payer ses attaques.',
    value: named({
      easy: 'facile',
      normal: 'normal',
      hard: 'difficile',
      nightmare: 'cauchemar',
    }),
  },
  scoring: {
    label: 'Décompte',
    help: 'Ce qui compte en plus des jetons.',
    value: named({
      sorcerer: 'Sorcier : trophées et moitié de l’armée',
      warlock: 'Sorcier noir : trophées seulement',
      patriarch: 'Patriarche : l’armée seulement',
      archmage: 'Archimage : trophées et armée entière',
    }),
  },
  necromancers: {
    label: 'Nécromanciens',
    help: 'Seules les armées comptent : les unités capturées valent d’être relevées.',
    value: yesNo,
  },
  teams: {
    label: 'En équipes',
    help: 'Deux contre deux ; chaque paire partage une armée. Les places 1 et 3 contre les places 2 et 4.',
    value: yesNo,
  },
  powerMongers: {
    label: 'Avides de pouvoir',
    help: 'Plus de dés pareils au lieu de dés plus grands.',
    value: yesNo,
  },
  sand: {
    label: 'Sablier',
    help: 'Combien de manches restent quand l’Armageddon commence.',
    value: (value) => (value === 'ask' ? 'au choix de qui le déclenche' : `${value} manches`),
  },
  knights: {
    label: 'Cavaliers',
    help: 'Jouer avec les quatre Cavaliers, le mana le plus fort.',
    value: yesNo,
  },
  ferryman: { label: 'Le Passeur', help: 'Jouer avec l’unité XXII.', value: yesNo },
  oneDeck: {
    label: 'Une seule pioche',
    help: 'Mélanger toutes les unités au lieu de garder les fortes pour plus tard.',
    value: yesNo,
  },
  half: {
    label: 'Petites valeurs',
    help: 'Comment on arrondit la moitié d’une carte impaire.',
    value: named({ up: 'arrondies vers le haut', down: 'arrondies vers le bas' }),
  },
  overkillChain: {
    label: 'Débordement en chaîne',
    help: 'Le débordement descend la ligne tant que des unités tombent.',
    value: yesNo,
  },
};
