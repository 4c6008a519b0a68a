import type { Language } from '@magehall/engine';
import { settings } from '@magehall/ui';
import { Stop } from './Trouble.tsx';

/** What can't be fetched may be the very words of the house, so these are always there. */
const WORDS: Record<Language, { title: string; sentence: string; reload: string }> = {
  en: {
    title: 'Something broke',
    sentence: 'A part of this page is missing or failed. Your games are kept: load the page again.',
    reload: 'Load again',
  },
  fr: {
    title: 'Quelque chose a cassé',
    sentence: 'Une partie de la page manque ou a échoué. Vos parties sont gardées : rechargez.',
    reload: 'Recharger',
  },
};

/** Instead of a page that failed. */
export function Broken() {
  const { title, sentence, reload } = WORDS[settings.value.language];
  return <Stop title={title} sentence={sentence} label={reload} act={() => location.reload()} />;
}
