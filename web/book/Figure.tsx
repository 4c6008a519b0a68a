import { later, type Picture } from '@magehall/ui';
import { useMemo, useState } from 'preact/hooks';
import { positionOf, quietBoard } from './little.ts';
import type { Shown } from './load.ts';
import { sayBook } from './words/say.ts';

/** Playing comes when there is something to play. */
const TryBoard = later(async () => (await import('./TryBoard.tsx')).TryBoard);

interface FigureProps {
  shown: Shown;
  picture: Picture;
  /** The text beside it says what is to be seen. */
  told?: boolean;
}

/** A picture of the book; one that can be tried is played on the real rules. */
export function Figure({ shown, picture, told = false }: FigureProps) {
  const { tries, caption } = picture;
  // Who reads on walks past it; who wants to play says so.
  const [live, setLive] = useState(false);
  return (
    <figure id={`picture-${picture.id}`} class={tries ? 'book-figure try' : 'book-figure'}>
      {tries && (
        <p class="try-ask">
          {!live && (
            <button type="button" class="button small" onClick={() => setLive(true)}>
              {sayBook.value.tryIt}
            </button>
          )}{' '}
          {tries.ask}
        </p>
      )}
      {live ? (
        <TryBoard shown={shown} picture={picture} />
      ) : (
        <Still shown={shown} picture={picture} />
      )}
      <figcaption class={told ? 'unseen' : ''}>{caption}</figcaption>
    </figure>
  );
}

/** To be looked at: its caption says to all others what is to be seen. */
function Still({ shown, picture }: FigureProps) {
  const board = useMemo(() => {
    const { state, viewer } = positionOf(shown, picture);
    return quietBoard(shown, shown.game.view(state, viewer), viewer, picture.points);
  }, [shown, picture]);
  return (
    <div class="little" data-game={shown.id} inert>
      <picture.Draw board={board} />
    </div>
  );
}
