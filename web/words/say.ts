/** What the hall, the pages beside it and notices say; each comes with them: a table needs them seldom. */
import { spoken } from '@magehall/ui';
import type { HallWords } from './en.ts';
import type { NoticeWords } from './notices.en.ts';
import type { SettingWords } from './setting.en.ts';

export const sayHall = spoken<HallWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

export const saySetting = spoken<SettingWords>({
  en: async () => (await import('./setting.en.ts')).en,
  fr: async () => (await import('./setting.fr.ts')).fr,
});

export const sayNotices = spoken<NoticeWords>({
  en: async () => (await import('./notices.en.ts')).en,
  fr: async () => (await import('./notices.fr.ts')).fr,
});
