/** Ce qui s’est passé dans Five Seals of Magic, en français. */
import {
  type EventSayings,
  type NameOf,
  persons,
  type Seat,
  tellingOf,
  typesetFrench,
} from '@magehall/engine';
import type { Event } from '../rules/index.ts';
import { circles, counted, dice, die, mages, of, ofElement, scroll, seal, where } from './fr.ts';
import { reading } from './reading.ts';

const { does, within, verb, whom } = persons('Vous', {
  abandonne: 'abandonnez',
  brise: 'brisez',
  change: 'changez',
  commence: 'commencez',
  désintègre: 'désintégrez',
  échange: 'échangez',
  intervertit: 'intervertissez',
  joue: 'jouez',
  libère: 'libérez',
  'ne peut': 'ne pouvez',
  obtient: 'obtenez',
  pose: 'posez',
  prend: 'prenez',
  relance: 'relancez',
  rend: 'rendez',
  utilise: 'utilisez',
  vole: 'volez',
});

/** « votre Bond du Feu », « Bond du Feu de Bo ». */
const whose = (seat: Seat, thing: string, name: NameOf) =>
  seat === name.you ? `votre ${thing}` : `${thing} ${of(name(seat))}`;
const familiar = (seat: Seat, name: NameOf) =>
  seat === name.you ? 'Votre familier' : `Le familier ${of(name(seat))}`;
const withDice = (names: readonly string[]) =>
  names.length === 0 ? 'gratuitement' : `avec ${dice(names)}`;
const places: Record<string, string> = {
  front: 'rentre',
  binding: 'retourne sur son Lien',
  aside: 'quitte le plateau',
};
const goes = (spot: string) => places[spot] ?? `va ${where(spot)}`;

const events: EventSayings<Event> = {
  first: ({ seat }, name) => `${does(seat, 'commence', name)}.`,
  circle: ({ circle }) => `L’École ${circles[circle]} s’ajoute au cercle élémentaire.`,
  sealed: () => '',
  laid: () => '',
  mage: ({ seat, mage }, name) => `${does(seat, 'joue', name)} : ${mages[mage]}.`,
  drafted: ({ seat, dice: taken }, name) => `${does(seat, 'prend', name)} ${counted(taken)}.`,
  round: ({ round, first }, name) => `Manche ${round} : ${within(first, 'commence', name)}.`,
  die: () => '',
  rolled: ({ seat, dice: fallen }, name) => `${does(seat, 'obtient', name)} ${dice(fallen)}.`,
  used: ({ seat, scroll: used, owner }, name) =>
    owner === seat
      ? `${does(seat, 'utilise', name)} ${scroll(used)}.`
      : `${does(seat, 'utilise', name)} ${whose(owner, scroll(used), name)}.`,
  broke: ({ seat, space, seal: broken, dice: paid, by }, name) => {
    const what = `${seal(broken)} ${where(space)} ${withDice(paid)}.`;
    return by === 'familiar'
      ? `${familiar(seat, name)} brise ${what}`
      : `${does(seat, 'brise', name)} ${what}`;
  },
  won: ({ seat, scroll: won, dice: paid }, name) =>
    `${does(seat, 'prend', name)} ${scroll(won)} ${withDice(paid)}.`,
  moved: () => '',
  familiar: ({ seat, from, to }, name) =>
    to === 'binding' || (from === 'binding' && to === 'front')
      ? ''
      : `${familiar(seat, name)} ${goes(to)}.`,
  absorbed: ({ seat, scroll: onto, seal: taken }, name) =>
    `${does(seat, 'pose', name)} ${seal(taken)} sur ${scroll(onto)}.`,
  released: ({ seat, seal: gone }, name) => `${does(seat, 'libère', name)} ${seal(gone)}.`,
  dice: ({ seat, from, to }, name) =>
    `${seat === name.you ? 'Vos dés' : `Les dés ${of(name(seat))}`} : ${dice(from)} → ${dice(to)}.`,
  changed: ({ seat, from, to }, name) =>
    `${does(seat, 'change', name)} ${dice(from)} en ${dice(to)}.`,
  reroll: ({ seat, dice: rolled }, name) => `${does(seat, 'relance', name)} ${dice(rolled)}.`,
  grew: ({ seat, die: taken }, name) => `${does(seat, 'prend', name)} un dé ${die(taken)} de plus.`,
  swapped: ({ seat, spaces: [one, other], what }, name) =>
    `${does(seat, 'intervertit', name)} les ${what === 'seals' ? 'sceaux' : 'parchemins'} ${where(one)} et ${where(other)}.`,
  removed: ({ seat, space, seal: gone }, name) =>
    `${does(seat, 'désintègre', name)} ${seal(gone)} ${where(space)}.`,
  deceived: ({ seat, from, took, gave }, name) => {
    const theirs = from === name.you ? `votre ${die(took)}` : `le ${die(took)} ${of(name(from))}`;
    return `${does(seat, 'échange', name)} l’élément du ${die(gave)} avec ${theirs}.`;
  },
  transferred: ({ seat, from, took, gave }, name) =>
    `${does(seat, 'échange', name)} ${scroll(gave)} contre ${whose(from, scroll(took), name)}.`,
  stolen: ({ seat, from, die: taken }, name) =>
    from === name.you
      ? `${name(seat)} vous vole un ${die(taken)}.`
      : `${does(seat, 'vole', name)} un ${die(taken)} à ${name(from)}.`,
  guardian: ({ element, to }) => `Le gardien ${ofElement[element]} ${goes(to)}.`,
  stuck: ({ seat, dice: back, gaveUp, shutIn }, name) =>
    gaveUp
      ? `${does(seat, 'abandonne', name)} et ${verb(seat, 'rend', name)} ${dice(back)}.`
      : shutIn
        ? `${does(seat, 'ne peut', name)} atteindre aucun sceau et ${verb(seat, 'rend', name)} ${dice(back)}.`
        : `${does(seat, 'ne peut', name)} briser aucun sceau avec ${dice(back)}.`,
  done: ({ seat }, name) => `La manche est finie pour ${whom(seat, name)}.`,
  counted: ({ sixes, fewest }) =>
    `Six restants : ${sixes} ; à moins de ${fewest}, la partie s’arrête.`,
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
};

export const telling = tellingOf(events, reading, typesetFrench);
