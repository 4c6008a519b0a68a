/** Asked once on the first click on a game: whether it shall be shown. */
import { Dialog } from '@magehall/ui';
import { useEffect } from 'preact/hooks';
import { go } from '../routes.ts';
import { meet } from './kept.ts';
import { sayLesson } from './words/say.ts';

interface FirstTimeProps {
  id: string;
  /** What the game is called. */
  title: string;
  play: () => void;
  close: () => void;
}

export function FirstTime({ id, title, play, close }: FirstTimeProps) {
  const text = sayLesson.value.first;
  // Whatever is answered: nobody is asked twice.
  useEffect(() => meet(id), [id]);
  return (
    <Dialog title={text.title(title)} close={close}>
      <p>{text.text}</p>
      <div class="actions">
        <button type="button" class="button" onClick={play}>
          {text.know}
        </button>
        <button type="button" class="button gold" onClick={() => go({ page: 'learn', game: id })}>
          {text.learn}
        </button>
      </div>
    </Dialog>
  );
}

/** With its words. */
export async function firstTime() {
  await sayLesson.there();
  return FirstTime;
}
