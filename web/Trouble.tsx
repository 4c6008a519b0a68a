import { later, say } from '@magehall/ui';
import { Broken, Stop } from './Broken.tsx';
import { go } from './routes.ts';
import type { HallWords } from './words/en.ts';
import { sayHall } from './words/say.ts';

/** Instead of a page that can't be shown: why, or a sentence of its own. */
export const Trouble = later<{ why?: keyof HallWords['trouble']; sentence?: string }>(async () => {
  await Promise.all([say.there(), sayHall.there()]);
  return ({ why = 'title', sentence }) => {
    const { trouble } = sayHall.value;
    return (
      <Stop
        title={trouble.title}
        sentence={sentence ?? trouble[why]}
        label={say.value.table.toHall}
        act={() => go({ page: 'hall' })}
      />
    );
  };
}, Broken);
