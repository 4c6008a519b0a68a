import { later, say } from '@magehall/ui';
import { Broken, Stop } from './Broken.tsx';
import { go } from './routes.ts';
import type { NoticeWords } from './words/notices.en.ts';
import { sayNotices } from './words/say.ts';

/** Instead of a page that can't be shown: why, or a sentence of its own. */
export const Trouble = later<{ why?: keyof NoticeWords['trouble']; sentence?: string }>(
  async () => {
    await Promise.all([say.there(), sayNotices.there()]);
    return ({ why = 'title', sentence }) => {
      const { trouble } = sayNotices.value;
      return (
        <Stop
          title={trouble.title}
          sentence={sentence ?? trouble[why]}
          label={say.value.table.toHall}
          act={() => go({ page: 'hall' })}
        />
      );
    };
  },
  Broken,
);
