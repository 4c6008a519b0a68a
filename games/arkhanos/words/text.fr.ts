/** Ce que dit la table dessinée en texte, en français. */
import { SPELL } from './fr.ts';
import type { Labels } from './text.ts';

export const labels: Labels = {
  colours: { yellow: 'J', pink: 'R', purple: 'V', blue: 'B' },
  legend: 'J jaune  R rose  V violet  B bleu   ● apprenti  ★ maître',
  towers: { outer1: 'OUEST', outer2: 'NORD', outer3: 'EST', central: 'CENTRE' },
  bonuses: { gain2: '+2', build: 'bâtir', activate: 'sort' },
  different: 'différents',
  any: 'tout dé',
  closed: 'fermée',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  bag: (who) => `${who} tient le sac`,
  next: 'Prochaine tuile\u00a0',
  none: '–',
  table: 'Table\u00a0',
  pool: 'Bassin de mana\u00a0',
  supply: 'Réserve',
  shift: (by) => `Décalage ±${by} attend`,
  morph: 'Métamorphose attend',
  spells: SPELL,
};
