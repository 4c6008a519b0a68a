/** What an Automa's card says. */
import type { Language } from '@magehall/engine';
import type { AutomaCard } from '../../rules/index.ts';

interface CardWords {
  activate: Record<AutomaCard['activate'], string>;
  move: string;
  summon: Record<AutomaCard['summon'], string>;
  draw: (n: number) => string;
  discard: (n: number) => string;
}

const en: CardWords = {
  activate: {
    leader: 'the Leader attacks',
    left2: 'the first two attack',
    last: 'the last one attacks',
    highest: 'the highest attacks',
    high2: 'the two highest attack',
    lowest: 'the lowest attacks',
    low2: 'the two lowest attack',
    fire: 'Fire attacks',
    water: 'Water attacks',
    air: 'Air attacks',
    earth: 'Earth attacks',
    none: 'no attack',
  },
  move: 'the Leader moves',
  summon: {
    highest: 'the highest joins',
    lowest: 'the lowest joins',
    left: 'the first joins',
    right: 'the last joins',
    random: 'anybody joins',
    fire: 'a Fire unit joins',
    water: 'a Water unit joins',
    air: 'an Air unit joins',
    earth: 'an Earth unit joins',
  },
  draw: (n) => `draws ${n}`,
  discard: (n) => `discards ${n}`,
};

const fr: CardWords = {
  activate: {
    leader: 'le Chef attaque',
    left2: 'les deux premiers attaquent',
    last: 'le dernier attaque',
    highest: 'le plus fort attaque',
    high2: 'les deux plus forts attaquent',
    lowest: 'le plus faible attaque',
    low2: 'les deux plus faibles attaquent',
    fire: 'le Feu attaque',
    water: 'l’Eau attaque',
    air: 'l’Air attaque',
    earth: 'la Terre attaque',
    none: 'pas d’attaque',
  },
  move: 'le Chef recule',
  summon: {
    highest: 'le plus fort arrive',
    lowest: 'le plus faible arrive',
    left: 'le premier arrive',
    right: 'le dernier arrive',
    random: 'n’importe qui arrive',
    fire: 'une unité de Feu arrive',
    water: 'une unité d’Eau arrive',
    air: 'une unité d’Air arrive',
    earth: 'une unité de Terre arrive',
  },
  draw: (n) => `pioche ${n}`,
  discard: (n) => `défausse ${n}`,
};

export const CARD_WORDS: Record<Language, CardWords> = { en, fr };
