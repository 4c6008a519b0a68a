/** Ce que dit la fiche, en français. */
import type { Whys } from '@magehall/engine';
import type { ColourName, ElementName, MageName, Why } from '../../rules/index.ts';
import { colours, familiars, list, mages, of as ofWhom, scroll, where } from '../fr.ts';
import { barred } from '../places.ts';
import { elements, table } from '../table.fr.ts';
import type { Telling } from './about.ts';

const { of } = table;
const mind = (element: ElementName) => element === 'mind';
const count = (n: number, one: string) => `${n} ${one}${n < 2 ? '' : 's'}`;

const LOOKS: Record<ElementName, string> = {
  fire: 'Le Feu est rouge : un triangle pointe en haut.',
  water: 'L’Eau est bleue : un triangle pointe en bas.',
  air: 'L’Air est jaune : un triangle pointe en haut, barré.',
  earth: 'La Terre est verte : un triangle pointe en bas, barré.',
  mind: 'L’Esprit est violet : un cercle et un point. Il n’a pas de dés à lui.',
};

export const telling: Telling = {
  ends: (sixes, fewest) =>
    `La partie s’arrête après la manche où il reste moins de ${fewest} parchemins de puissance 6 dans le donjon : il y en a ${sixes}.`,
  seal: {
    title: (element, strength) => `Sceau ${of[element]}, puissance ${strength}`,
    what: (element) =>
      `Il ferme une porte. Des dés ${of[element]} qui atteignent sa puissance le brisent, et votre magicien s’y rend.`,
  },
  open: {
    title: 'Porte ouverte',
    what: 'Son sceau est brisé. On passe, sauf si quelqu’un s’y tient.',
  },
  scroll: {
    worth: (strength) => `Puissance ${strength} : il vaut ${count(strength, 'point')}.`,
    used: 'Il a servi et se réveillera quand la manche sera finie pour son maître.',
    twins: 'L’un des deux a servi.',
    holds: (seal) => `Dessus : ${seal}.`,
  },
  effects: effects(),
  figures: {
    mage: (who) => `Le magicien ${ofWhom(who)} s’y tient.`,
    familiar: (who) =>
      `Le familier ${ofWhom(who)} s’y tient : seul son maître peut briser ce sceau ou passer.`,
    guardian: (element) => `Le gardien ${of[element]} s’y tient : personne ne peut le briser.`,
  },
  die: {
    title: (element, face) => (face === undefined ? `Dé ${of[element]}` : `${face} ${of[element]}`),
    what: 'Des dés d’un élément brisent ses sceaux s’ils atteignent leur puissance. Un sceau d’Esprit demande des dés d’un seul élément, n’importe lequel. Les dés utilisés retournent dans la réserve.',
  },
  breaks: (seals) =>
    seals === 0
      ? 'Il ne brise aucun sceau à portée.'
      : `Il aide à briser ${count(seals, 'sceau').replace('sceaus', 'sceaux')} à portée.`,
  supply: {
    title: (element) => `Dés ${of[element]}`,
    what: 'Les dés que personne n’a. Qui finit sa manche en prend trois pour la suivante.',
    left: (n) => (n < 2 ? `Il en reste ${n}.` : `Il en reste ${n}.`),
  },
  supplies: {
    title: 'Réserve de dés',
    what: 'Les dés que personne n’a. Qui finit sa manche en prend trois pour la suivante.',
  },
  scrolls: {
    title: 'Vos parchemins',
    what: 'Chacun compte sa puissance en points et sert une fois par manche : touchez-le. Un parchemin utilisé dort jusqu’à la fin de votre manche.',
    now: (points, ready) => `Ils valent ${count(points, 'point')} ; ${ready} face visible.`,
  },
  giveUp: {
    title: 'Abandonner la manche',
    what: 'Vous rendez tous vos dés et la manche est finie pour vous. Ce n’est proposé que si aucun sceau à portée ne cède à vos dés.',
  },
  guardian: {
    title: (element) => `Gardien ${of[element]}`,
    what: 'Il protège le parchemin où il se tient : personne ne peut en briser le sceau. Le parchemin Gardien de son élément le déplace.',
    aside: 'à côté du plateau',
  },
  mage: {
    title: (mage) => mages[mage],
    what: 'Tous les magiciens jouent de même ; seuls la figurine et le familier changent.',
  },
  seat: {
    what: (mage: MageName | undefined) =>
      mage === undefined ? 'En quête de parchemins.' : `${mages[mage]}, avec ${familiars[mage]}.`,
    now: (points, scrolls, asleep, dice, done) =>
      `${count(points, 'point')} ; ${count(scrolls, 'parchemin')}, dont ${count(asleep, 'utilisé')} ; ${count(dice, 'dé')}.${done ? ' La manche est finie ici.' : ''}`,
    first: 'Joue en premier cette manche.',
  },
  familiar: {
    title: (who) => `Familier ${ofWhom(who)}`,
    what: 'Le parchemin Lien l’envoie : il barre un passage, ou brise un sceau pendant que le magicien reste.',
    here: 'À disposition.',
    away: 'Il se repose sur le Lien jusqu’à la prochaine manche.',
  },
  element: { title: (element) => elements[element], what: (element) => LOOKS[element] },
  sixes: {
    title: 'Six restants',
    what: 'Les parchemins de puissance 6 du donjon. Quand il en reste trop peu à la fin d’une manche, la partie s’arrête.',
    now: (left, fewest) => `Il en reste ${left} ; à moins de ${fewest}, la partie s’arrête.`,
  },
  round: {
    title: (round) => (round === 0 ? 'Avant la première manche' : `Manche ${round}`),
    what: 'Dans une manche, chacun brise des sceaux à son tour jusqu’à épuiser ses dés, puis en prend trois pour la suivante.',
    now: (empty) =>
      empty === 0
        ? undefined
        : `Aucun sceau brisé depuis ${count(empty, 'manche')} ; après trois, la partie s’arrête.`,
  },
  room: {
    title: (number) => `Salles ${number}`,
    what: 'Les six parties du donjon sont numérotées dans le sens des aiguilles d’une montre ; portes et salles portent ces numéros.',
  },
};

/** What each spell does, in a sentence. */
function effects(): Telling['effects'] {
  const dice = (e: ElementName) => (mind(e) ? 'dés d’un même élément' : `dés ${of[e]}`);
  const die = (e: ElementName) => (mind(e) ? 'dé de n’importe quel élément' : `dé ${of[e]}`);
  const seal = (e: ElementName) => (mind(e) ? 'sceau' : `sceau ${of[e]}`);

  return {
    binding: () =>
      'Placez votre familier près de votre magicien pour barrer le passage. Ou faites-lui briser un sceau à portée avec vos dés, sans bouger votre magicien.',
    change: (e) => `Changez vos ${dice(e)} en un autre élément ; les valeurs restent.`,
    renewal: (e) => `Relancez autant de vos ${dice(e)} que vous voulez.`,
    strengthening: (e) => `Vos ${dice(e)} gagnent 2, jusqu’à 6.`,
    growth: (e) => `Prenez un ${die(e)} dans la réserve et lancez-le.`,
    synergy: (e) =>
      `Ne s’utilise jamais. À la fin : 1 point par parchemin ${of[e]} que vous avez, celui-ci compris.`,
    swap: (e) =>
      mind(e)
        ? 'Deux sceaux de même puissance et d’éléments différents changent de place.'
        : `Un sceau ${of[e]} et un sceau d’un autre élément, de même puissance, changent de place.`,
    exchange: (e) =>
      mind(e)
        ? 'Deux sceaux d’un même élément et de puissances différentes changent de place.'
        : `Deux sceaux ${of[e]} de puissances différentes changent de place.`,
    absorption: (e) =>
      `Gardez sur ce parchemin un ${seal(e)} que vous brisez. Libérez-le plus tard : un dé gagne sa puissance.`,
    disintegration: (e) => `Retirez un ${seal(e)} de sa porte, à portée ou non.`,
    rearrangement: (e) =>
      `Deux parchemins du donjon changent de place ; l’un au moins est ${of[e]}.`,
    deception: (e) => `Échangez l’élément d’un de vos dés et d’un ${die(e)} d’un rival.`,
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

/** Why something can't be used now. */
export const whys: Whys<Why> = {
  over: () => 'La partie est terminée.',
  chance: () => 'Les dés doivent d’abord tomber.',
  done: () => 'Votre manche est finie : attendez la suivante.',
  'not-your-turn': ({ blame }, name) => `C’est au tour ${ofWhom(name(Number(blame[0].slice(5))))}.`,
  'something-else': () => 'Il faut d’abord décider autre chose.',
  'must-break': () => 'Vous pouvez briser un sceau, donc vous le devez : impossible d’abandonner.',
  supply: () =>
    'On prend des dés à la fin de sa manche ; avant cela, seuls les parchemins touchent à la réserve.',
  'none-left': () => 'Il n’y a plus de dé de cet élément dans la réserve.',
  'no-target': () => 'Aucun de vos parchemins ne peut viser ce joueur maintenant.',
  'not-yours': () => 'Cela ne vous appartient pas.',
  'nothing-there': () => 'Il n’y a rien à briser ici.',
  guarded: () => 'Un gardien protège ce parchemin : personne ne peut briser son sceau.',
  'under-familiar': ({ with: told }, name) =>
    `Le familier ${ofWhom(name(Number(told?.owner)))} est sur ce sceau : seul son maître peut le briser.`,
  'out-of-reach': ({ blame }) =>
    `Votre magicien ne peut pas y aller : le passage est bloqué ${list(barred(blame, where, 'plus loin'))}.`,
  'too-weak-mind': ({ with: told }) =>
    `Un sceau de l’Esprit de puissance ${told?.strength} demande autant en dés d’un même élément ; vous n’en faites que ${told?.most}.`,
  'wrong-colour': ({ with: told }) =>
    `Ce sceau demande des dés ${colours[told?.colour as ColourName]}, et vous n’en avez pas.`,
  'too-weak': ({ with: told }) =>
    `Ce sceau a une puissance de ${told?.strength} ; vos dés ${colours[told?.colour as ColourName]} ne font que ${told?.most}.`,
  'used-up': () => 'Ce parchemin a déjà servi : il se réveillera à la fin de votre manche.',
  passive: () => 'Synergie ne s’utilise pas : elle compte à la fin de la partie.',
  'nobody-left': () => 'La manche est finie pour tous les autres : il n’y a personne à viser.',
  'no-effect': ({ with: told }) =>
    `${scroll(String(told?.scroll))} n’aurait aucun effet maintenant.`,
  'other-dice': ({ with: told }) =>
    `Ce sceau ne prend que des dés ${colours[told?.colour as ColourName]}, ${told?.strength} ou plus en tout.`,
  'other-dice-mind': ({ with: told }) =>
    `Un sceau d’Esprit prend des dés d’un seul élément, ${told?.strength} ou plus en tout.`,
  'no-seal-for-die': () =>
    'Aucun sceau accessible ne cède à ce dé, et aucun parchemin n’agit sur lui.',
};
