import type { ElementName } from '../../rules/data/elements.ts';
import type { TableWords } from '../../words/table.ts';
import type { Told } from './told.ts';

const mind = (element: ElementName) => element === 'mind';

export const told: Told = {
  door: 'Ferme une porte. Des dés de sa couleur qui atteignent sa puissance le brisent, et votre magicien s’y rend.',
  usable: 'Vous pouvez l’utiliser maintenant.',
  points: (n) => (n < 2 ? `${n} point` : `${n} points`),
  effects,
};

/** What each spell does, in a sentence. */
function effects(of: TableWords['of']): ReturnType<Told['effects']> {
  const dice = (e: ElementName) => (mind(e) ? 'dés d’une même couleur' : `dés ${of[e]}`);
  const die = (e: ElementName) => (mind(e) ? 'dé de n’importe quelle couleur' : `dé ${of[e]}`);
  const seal = (e: ElementName) => (mind(e) ? 'sceau' : `sceau ${of[e]}`);

  return {
    binding: () =>
      'Placez votre familier près de votre magicien pour barrer le passage. Ou faites-lui briser un sceau à portée avec vos dés, sans bouger votre magicien.',
    change: (e) => `Changez vos ${dice(e)} en une autre couleur ; les valeurs restent.`,
    renewal: (e) => `Relancez autant de vos ${dice(e)} que vous voulez.`,
    strengthening: (e) => `Vos ${dice(e)} gagnent 2, jusqu’à 6.`,
    growth: (e) => `Prenez un ${die(e)} dans la réserve et lancez-le.`,
    synergy: (e) =>
      `Ne s’utilise jamais. À la fin : 1 point par parchemin ${of[e]} que vous avez, celui-ci compris.`,
    swap: (e) =>
      mind(e)
        ? 'Deux sceaux de même puissance et de couleurs différentes changent de place.'
        : `Un sceau ${of[e]} et un sceau d’une autre couleur, de même puissance, changent de place.`,
    exchange: (e) =>
      mind(e)
        ? 'Deux sceaux d’une même couleur et de puissances différentes changent de place.'
        : `Deux sceaux ${of[e]} de puissances différentes changent de place.`,
    absorption: (e) =>
      `Gardez sur ce parchemin un ${seal(e)} que vous brisez. Libérez-le plus tard : un dé gagne sa puissance.`,
    disintegration: (e) => `Retirez un ${seal(e)} de sa porte, à portée ou non.`,
    rearrangement: (e) =>
      `Deux parchemins du donjon changent de place ; l’un au moins est ${of[e]}.`,
    deception: (e) => `Échangez la couleur d’un de vos dés et d’un ${die(e)} d’un rival.`,
    alteration: (e) =>
      `Vos ${dice(e)} gagnent 1, ceux d’un rival perdent 1 : autant que vous voulez.`,
    transfer: (e) =>
      `Échangez un de vos parchemins contre celui ${of[e]} d’un rival, de même puissance.`,
    theft: (e) => `Un rival vous donne un ${die(e)}, qu’il choisit.`,
    exploitation: (e) => `Utilisez un parchemin ${of[e]} d’un rival comme s’il était à vous.`,
    dispatch: (e) =>
      `Envoyez votre familier sur un ${seal(e)} : personne d’autre ne peut le briser.`,
    leap: (e) => `Bondissez par-dessus un ${seal(e)} à portée et brisez un sceau derrière lui.`,
    teleportation: (e) => `Passez une figurine d’un rival et brisez un ${seal(e)} derrière elle.`,
    guardian: (e) =>
      `Placez le gardien ${of[e]} sur un parchemin ${of[e]} : personne ne peut le briser. Ou retirez-le.`,
    speed: (e) => `Brisez un sceau avec des dés, puis un ${seal(e)} sans dés.`,
  };
}
