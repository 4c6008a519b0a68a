/** Five Seals of Magic en français. */
import { typesetFrench, type Words } from '@magehall/engine';
import type { Choice, ColourName, Event, SpellName, State } from '../rules/index.ts';
import { barred, isRoom, spotOf } from './places.ts';
import { sign } from './sign.fr.ts';
import { type Parts, type Spoken, wordsFrom } from './speech.ts';
import { elements } from './table.fr.ts';

const colours: Record<ColourName, string> = {
  red: 'rouge',
  blue: 'bleu',
  yellow: 'jaune',
  green: 'vert',
};
const ofElement = {
  fire: 'du Feu',
  water: 'de l’Eau',
  air: 'de l’Air',
  earth: 'de la Terre',
  mind: 'de l’Esprit',
};
const mages = {
  shaman: 'Chaman du Nord',
  witch: 'Sorcière de l’Est',
  seer: 'Voyante de l’Ouest',
  sorcerer: 'Mage du Sud',
  warlock: 'Envoûteur de l’Outre-Monde',
};
const familiars = {
  shaman: 'le Corbeau',
  witch: 'le Chat',
  seer: 'la Chouette',
  sorcerer: 'le Cobra',
  warlock: 'le Crapaud',
};
const spells: Record<SpellName | 'binding', string> = {
  binding: 'Lien',
  change: 'Transmutation',
  renewal: 'Renaissance',
  strengthening: 'Évolution',
  growth: 'Croissance',
  synergy: 'Synergie',
  swap: 'Inversion',
  exchange: 'Échange',
  absorption: 'Absorption',
  disintegration: 'Désintégration',
  rearrangement: 'Réorganisation',
  deception: 'Mystification',
  alteration: 'Altération',
  transfer: 'Transfert',
  theft: 'Vol',
  exploitation: 'Emprunt',
  dispatch: 'Mission',
  leap: 'Bond',
  teleportation: 'Téléportation',
  guardian: 'Gardien',
  speed: 'Vitesse',
};
export const circles = ['', 'du Pouvoir', 'des Passages', 'du Conflit', 'du Voyageur'];

const all = new Intl.ListFormat('fr', { type: 'conjunction' });
const list = (things: readonly string[]) => all.format(things);

function scroll(name: string): string {
  const [spell, element] = name.split('-') as [SpellName | 'binding', keyof typeof elements];
  return element === undefined ? spells[spell] : `${spells[spell]} ${ofElement[element]}`;
}
function die(name: string): string {
  const [colour, face] = name.split('-');
  return face === undefined
    ? colours[colour as ColourName]
    : `${face} ${colours[colour as ColourName]}`;
}
/** « un 5 rouge et un 2 bleu » : sans article, le chiffre se lirait comme un nombre de dés. */
const dice = (names: readonly string[]) =>
  list(names.map((name) => (name.includes('-') ? `un ${die(name)}` : die(name))));
/** « 2 rouges et 1 bleu ». */
const counted = (names: readonly string[]) =>
  list(
    [...new Set(names)].map((one) => {
      const many = names.filter((name) => name === one).length;
      return `${many} ${die(one)}${many > 1 ? 's' : ''}`;
    }),
  );
function seal(name: string): string {
  const [colour, strength] = name.split('-');
  return `le sceau ${colours[colour as ColourName]} ${strength}`;
}
/** « de » devant un nom de joueur : d’Ada, de Bob. */
export const of = (who: string) => (/^[aeiouyâàéèêëîïôûh]/i.test(who) ? `d’${who}` : `de ${who}`);
const withDice = (names: readonly string[]) =>
  names.length === 0 ? 'gratuitement' : `avec ${dice(names)}`;
const laid = ({ absorb }: Parts) =>
  absorb === undefined ? '' : `, et le poser sur ${scroll(absorb)}`;

const rooms = {
  inner: 'la pièce intérieure',
  middle: 'la pièce médiane',
  vault: 'le caveau',
};
const manyRooms = {
  inner: 'pièces intérieures',
  middle: 'pièces médianes',
  vault: 'caveaux',
};
/** « le portail 3 », « la première porte du caveau 2a ». */
function place(id: string): string {
  const spot = spotOf(id);
  switch (spot.is) {
    case 'chamber':
      return 'la chambre centrale';
    case 'gate':
      return `le portail ${spot.room}`;
    case 'way':
      return `la ${spot.door === 'first' ? 'première' : 'seconde'} porte de ${rooms[spot.to]} ${spot.room}`.replace(
        'de le ',
        'du ',
      );
    case 'between':
      return `la porte entre les ${manyRooms[spot.ring]} ${spot.rooms.join(' et ')}`;
    default:
      return `${rooms[spot.is]} ${spot.room}`;
  }
}
/** « au portail 3 », « dans la pièce médiane 2a ». */
const where = (id: string) =>
  isRoom(id) ? `dans ${place(id)}` : `à ${place(id)}`.replace(/^à le /, 'au ');
const places: Record<string, string> = {
  front: 'retourne devant son maître',
  binding: 'retourne sur son Lien',
  aside: 'quitte le plateau',
};
const goes = (spot: string) => places[spot] ?? `va ${where(spot)}`;

const spoken: Spoken = {
  sign,
  options: async () => (await import('./options.fr.ts')).options,
  colours,
  elements,
  mages,
  scroll,
  seal,
  place,
  where,
  figure: (who, at) => `la figurine ${of(who)} ${where(at)}`,
  asks: {
    mage: (who) => `${who} choisit un magicien.`,
    draft: (who) => `${who} prend trois dés pour la prochaine manche.`,
    turn: (who) => `${who} brise un sceau, ou utilise d’abord un parchemin.`,
    stuck: (who) =>
      `${who} ne peut briser aucun sceau : utiliser un parchemin, ou abandonner la manche.`,
    swap: (who) => `${who} choisit les deux qui changent de place.`,
    give: (who) => `${who} se fait voler et choisit le dé à céder.`,
    free: (who) => `${who} brise un sceau de plus, gratuitement.`,
    filling: () => 'Le donjon se remplit.',
    rolling: () => 'Les dés roulent.',
    over: () => 'La partie est terminée.',
  },
  choices: {
    mage: ({ mage }) => `Jouer : ${mages[mage]}, avec ${familiars[mage]}.`,
    draft: ({ colours: taken }) => `Prendre trois dés : ${counted(taken)}.`,
    break: (parts) => `Briser ${parts.target} avec ${dice(parts.dice)}${laid(parts)}.`,
    up: () => 'Abandonner : rendre tous vos dés et finir la manche.',
    give: ({ give }) => `Céder votre ${die(give)}.`,
    swap: ({ spaces: [one, other] }) => `Intervertir ${one} et ${other}.`,
    free: ({ target }) => `Briser gratuitement ${target}.`,
    here: () => 'Lien : placer votre familier auprès de votre magicien.',
    familiar: (parts) =>
      `Lien : votre familier brise ${parts.target} avec ${dice(parts.dice)}${laid(parts)}.`,
    two: ({ use }) =>
      use.startsWith('rearrangement')
        ? `${scroll(use)} : intervertir deux parchemins.`
        : `${scroll(use)} : intervertir deux sceaux.`,
    change: ({ use, dice: changed, into }) =>
      `${scroll(use)} : changer ${dice(changed)} en ${colours[into]}.`,
    renewal: ({ use, dice: rolled }) => `${scroll(use)} : relancer ${dice(rolled)}.`,
    strengthening: ({ use, dice: raised }) => `${scroll(use)} : ajouter 2 à ${dice(raised)}.`,
    growth: ({ use, take }) => `${scroll(use)} : prendre un dé ${die(take)} et le lancer.`,
    absorption: ({ use, die: raised }) =>
      `${scroll(use)} : libérer le sceau dans votre ${die(raised)}.`,
    disintegration: ({ use, target }) => `${scroll(use)} : retirer ${target}.`,
    deception: ({ use, from, take, give }, name) =>
      `${scroll(use)} : échanger les couleurs de votre ${die(give)} et du ${die(take)} ${of(name(from))}.`,
    alteration: ({ use, raise, from, lower }, name) =>
      `${scroll(use)} : ${[
        ...(raise === undefined ? [] : [`ajouter 1 à ${dice(raise)}`]),
        ...(lower === undefined ? [] : [`retirer 1 à ${dice(lower)} ${of(name(from))}`]),
      ].join(', ')}.`,
    transfer: ({ use, give, from, take }, name) =>
      `${scroll(use)} : échanger ${scroll(give)} contre ${scroll(take)} ${of(name(from))}.`,
    theft: ({ use, from }, name) => `${scroll(use)} : prendre un dé à ${name(from)}.`,
    exploitation: ({ use, from, as }, name) =>
      `${scroll(use)}, avec un parchemin ${of(name(from))}. ${as}`,
    dispatch: ({ use, target }) => `${scroll(use)} : envoyer votre familier sur ${target}.`,
    leap: (parts) =>
      `${scroll(parts.use)} : franchir ${parts.by} et briser ${parts.target} avec ${dice(parts.dice)}.`,
    teleportation: (parts) =>
      `${scroll(parts.use)} : traverser ${parts.by} et briser ${parts.target} avec ${dice(parts.dice)}.`,
    guardian: ({ use, target }) => `${scroll(use)} : poser le gardien sur ${target}.`,
    aside: ({ use }) => `${scroll(use)} : retirer le gardien du plateau.`,
    speed: (parts) =>
      `${scroll(parts.use)} : briser ${parts.target} avec ${dice(parts.dice)}, puis un autre sceau gratuitement.`,
  },
  events: {
    first: ({ seat }, name) => `${name(seat)} sera le premier joueur.`,
    circle: ({ circle }) => `L’École ${circles[circle]} s’ajoute au cercle élémentaire.`,
    sealed: () => '',
    laid: () => '',
    mage: ({ seat, mage }, name) => `${name(seat)} joue : ${mages[mage]}.`,
    drafted: ({ seat, dice: taken }, name) => `${name(seat)} prend ${counted(taken)}.`,
    round: ({ round, first }, name) =>
      `La manche ${round} commence ; ${name(first)} joue en premier.`,
    die: () => '',
    rolled: ({ seat, dice: fallen }, name) => `${name(seat)} obtient ${dice(fallen)}.`,
    used: ({ seat, scroll: used, owner }, name) =>
      owner === seat
        ? `${name(seat)} utilise ${scroll(used)}.`
        : `${name(seat)} utilise ${scroll(used)} ${of(name(owner))}.`,
    broke: ({ seat, space, seal: broken, dice: paid, by }, name) =>
      by === 'familiar'
        ? `Le familier ${of(name(seat))} brise ${seal(broken)} ${where(space)} ${withDice(paid)}.`
        : `${name(seat)} brise ${seal(broken)} ${where(space)} ${withDice(paid)}.`,
    won: ({ seat, scroll: won, dice: paid }, name) =>
      `${name(seat)} gagne ${scroll(won)} ${withDice(paid)}.`,
    moved: () => '',
    familiar: ({ seat, from, to }, name) =>
      to === 'binding' || (from === 'binding' && to === 'front')
        ? ''
        : `Le familier ${of(name(seat))} ${goes(to)}.`,
    absorbed: ({ seat, scroll: onto, seal: taken }, name) =>
      `${name(seat)} pose ${seal(taken)} sur ${scroll(onto)}.`,
    released: ({ seat, seal: gone }, name) => `${name(seat)} libère ${seal(gone)}.`,
    dice: ({ seat, from, to }, name) => `${name(seat)} : ${dice(from)} → ${dice(to)}.`,
    changed: ({ seat, from, to }, name) => `${name(seat)} change ${dice(from)} en ${dice(to)}.`,
    reroll: ({ seat, dice: rolled }, name) => `${name(seat)} relance ${dice(rolled)}.`,
    grew: ({ seat, die: taken }, name) => `${name(seat)} prend un dé ${die(taken)} de plus.`,
    swapped: ({ seat, spaces: [one, other], what }, name) =>
      `${name(seat)} intervertit les ${what === 'seals' ? 'sceaux' : 'parchemins'} ${where(one)} et ${where(other)}.`,
    removed: ({ seat, space, seal: gone }, name) =>
      `${name(seat)} désintègre ${seal(gone)} ${where(space)}.`,
    deceived: ({ seat, from, took, gave }, name) =>
      `${name(seat)} échange la couleur de son ${die(gave)} contre celle du ${die(took)} ${of(name(from))}.`,
    transferred: ({ seat, from, took, gave }, name) =>
      `${name(seat)} échange ${scroll(gave)} contre ${scroll(took)} ${of(name(from))}.`,
    stolen: ({ seat, from, die: taken }, name) =>
      `${name(seat)} vole un ${die(taken)} à ${name(from)}.`,
    guardian: ({ element, to }) => `Le gardien ${ofElement[element]} ${goes(to)}.`,
    stuck: ({ seat, dice: back, gaveUp, shutIn }, name) =>
      gaveUp
        ? `${name(seat)} abandonne et rend ${dice(back)}.`
        : shutIn
          ? `${name(seat)} n’a aucun sceau à sa portée et rend ${dice(back)}.`
          : `${name(seat)} ne peut briser aucun sceau et rend ${dice(back)}.`,
    done: ({ seat }, name) => `La manche est finie pour ${name(seat)}.`,
    counted: ({ sixes, fewest }) =>
      `Parchemins de puissance 6 restants : ${sixes} ; à moins de ${fewest}, la partie s’arrête.`,
    empty: ({ rounds }) =>
      rounds === 1
        ? 'Aucun sceau brisé pendant cette manche. Après trois manches de suite sans sceau brisé, la partie s’arrête.'
        : `Aucun sceau brisé depuis ${rounds} manches ; après la troisième, la partie s’arrête.`,
    over: ({ why }) =>
      ({
        sixes: 'Il reste trop peu des plus puissants parchemins : la partie s’arrête.',
        empty: 'Trois manches sans sceau brisé : la partie s’arrête.',
        rounds: 'Soixante manches ont été jouées : la partie s’arrête.',
      })[why],
  },
  whys: {
    over: () => 'La partie est terminée.',
    chance: () => 'Les dés doivent d’abord tomber.',
    done: () => 'Votre manche est finie : attendez la suivante.',
    'not-your-turn': ({ blame }, name) => `C’est au tour ${of(name(Number(blame[0].slice(5))))}.`,
    'something-else': () => 'Il faut d’abord décider autre chose.',
    'must-break': () =>
      'Vous pouvez briser un sceau, donc vous le devez : impossible d’abandonner.',
    supply: () =>
      'On prend des dés à la fin de sa manche ; avant cela, seuls les parchemins touchent à la réserve.',
    'none-left': () => 'Il n’y a plus de dé de cette couleur dans la réserve.',
    'no-target': () => 'Aucun de vos parchemins ne peut viser ce joueur maintenant.',
    'not-yours': () => 'Cela ne vous appartient pas.',
    'nothing-there': () => 'Il n’y a rien à briser ici.',
    guarded: () => 'Un gardien protège ce parchemin : personne ne peut briser son sceau.',
    'under-familiar': ({ with: told }, name) =>
      `Le familier ${of(name(Number(told?.owner)))} est sur ce sceau : seul son maître peut le briser.`,
    'out-of-reach': ({ blame }) =>
      `Votre magicien ne peut pas y aller : le passage est bloqué ${list(barred(blame, where, 'plus loin'))}.`,
    'too-weak-mind': ({ with: told }) =>
      `Un sceau de l’Esprit de puissance ${told?.strength} demande autant en dés d’une même couleur ; votre meilleure couleur fait ${told?.most}.`,
    'wrong-colour': ({ with: told }) =>
      `Ce sceau demande des dés de couleur ${colours[told?.colour as ColourName]}, et vous n’en avez pas.`,
    'too-weak': ({ with: told }) =>
      `Ce sceau a une puissance de ${told?.strength} ; vos dés de couleur ${colours[told?.colour as ColourName]} ne font que ${told?.most}.`,
    'used-up': () => 'Ce parchemin a déjà servi : il se réveillera à la fin de votre manche.',
    passive: () => 'Synergie ne s’utilise pas : elle compte à la fin de la partie.',
    'nobody-left': () => 'La manche est finie pour tous les autres : il n’y a personne à viser.',
    'no-effect': ({ with: told }) =>
      `${scroll(String(told?.scroll))} n’aurait aucun effet maintenant.`,
    'no-seal-for-die': () =>
      'Aucun sceau accessible ne cède à ce dé, et aucun parchemin n’agit sur lui.',
  },
  pieces: {
    space: place,
    die: (name, owner) =>
      owner === undefined ? `votre ${die(name)}` : `le ${die(name)} ${of(owner)}`,
    supply: (name) => `un dé ${die(name)} de la réserve`,
    own: (name, owner) => (owner === undefined ? scroll(name) : `${scroll(name)} ${of(owner)}`),
    give: () => 'abandonner',
    mage: (name) => mages[name as keyof typeof mages],
    guardian: (name) => `le gardien ${ofElement[name as keyof typeof ofElement]}`,
  },
  parts: { binding: 'Lien', scrolls: 'Parchemins', synergy: 'Synergie' },
  labels: async () => (await import('./text.fr.ts')).labels,
  typeset: typesetFrench,
  book: async () => (await import('./rules.fr.ts')).book,
};

export const words: Words<State, Choice, Event> = wordsFrom(spoken);
export { table } from './table.fr.ts';
