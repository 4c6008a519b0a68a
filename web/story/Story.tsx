/**
 * The story of a game that is over: told once by an archmage in a worker, kept on this device. What would have been better is
 * said only to who asks.
 */
import type { Story as Told } from '@magehall/bots/story';
import { type GameFile, NOBODY, restoreTable, type Table } from '@magehall/engine';
import { announce, Dialog, type HintProps, momentsOf } from '@magehall/ui';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../bots/analyst.ts';
import { useWords } from '../games.ts';
import { Awards } from './Awards.tsx';
import { Curve } from './Curve.tsx';
import { keepStory, keptStory } from './kept.ts';
import { Luck } from './Luck.tsx';
import './story.css';
import { Turns } from './Turns.tsx';
import { sayStory } from './words/say.ts';

export interface StoryProps extends Pick<HintProps, 'show' | 'close'> {
  play: Pick<HintProps['play'], 'game' | 'sitters' | 'file'>;
}

type State = { far: number } | { told: Told; table: Table } | 'failed';

export function Story({ play, show, close }: StoryProps) {
  const words = sayStory.value;
  const [state, setState] = useState<State>({ far: 0 });
  /** How often it was asked for; only the first time a kept one will do. */
  const [times, setTimes] = useState(0);
  const spoken = useWords(play.game.id);
  useEffect(() => {
    let wanted = true;
    let cancel = () => {};
    setState({ far: 0 });
    const tell = async () => {
      const file = await play.file();
      const table = restoreTable(play.game, file);
      const told = await storyOf(file, table, times > 0, (asked) => {
        cancel = asked;
        return (far) => wanted && setState({ far });
      });
      if (wanted) setState({ told, table });
    };
    tell().catch(() => wanted && setState('failed'));
    return () => {
      wanted = false;
      cancel();
    };
  }, [play, times]);
  const isTold = typeof state === 'object' && 'told' in state;
  useEffect(() => {
    if (isTold) announce(words.title);
  }, [isTold]);
  const open = (at: number) => {
    close();
    show(at);
  };
  const again = () => setTimes(times + 1);
  return (
    <Dialog title={words.title} close={close} class="story">
      {state === 'failed' ? (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" class="link" onClick={again}>
            {words.again}
          </button>
        </p>
      ) : 'far' in state || !spoken ? (
        <p role="status">
          {words.telling}
          <progress max="1" value={'far' in state ? state.far : 1} aria-label={words.telling} />
        </p>
      ) : (
        <>
          <Curve
            story={state.told}
            sitters={play.sitters}
            stepOf={stepOf(state.table)}
            show={open}
          />
          <Turns {...state} {...{ play, words: spoken }} show={open} />
          <div class="story-pair">
            <Luck luck={state.told.luck} sitters={play.sitters} />
            <Awards awards={state.told.awards} sitters={play.sitters} show={open} />
          </div>
          <p class="muted story-note">
            {words.honest(state.told.judge)}{' '}
            <button type="button" class="link" onClick={again}>
              {words.anew}
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}

/** The kept one, or a new one, which is then kept. */
async function storyOf(
  file: GameFile,
  table: Table,
  anew: boolean,
  asking: (cancel: () => void) => (far: number) => void,
): Promise<Told> {
  const kept = anew ? undefined : await keptStory(file.table, table.steps);
  if (kept) return kept;
  const steps = table.told(NOBODY).map(({ by, choice }) => ({ by, choice }));
  const played = { start: table.at(0), steps, outcome: table.outcome(NOBODY) };
  let far: (part: number) => void = () => {};
  const asked = ask<'story'>({ story: file.game, played }, (part) => far(part));
  far = asking(asked.cancel);
  const told = await asked.result;
  await keepStory(file.table, told);
  return told;
}

/** As the replay counts them. */
function stepOf(table: Table): (at: number) => number {
  const laid = table.told(NOBODY).findIndex(({ by }) => by >= 0);
  return momentsOf(table.steps, laid).of;
}
