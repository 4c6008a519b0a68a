import { findings, NOBODY, type Tally, tally, verify } from '@magehall/engine';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useSoon } from '../replay/useSoon.ts';
import type { Play } from '../table/play.ts';
import { naming, say } from '../words/language.ts';
import { saySheets } from '../words/saySheets.ts';
import { inWords } from '../words/troubles.ts';
import { Dialog } from './Dialog.tsx';
import { SHEET_ICONS } from './icons.ts';

/** How the dice fell against what was to be expected, and whether they were the promised ones. */
export function DiceSheet({ play, close }: { play: Play; close: () => void }) {
  const words = saySheets.value.dice;
  const [verdict, setVerdict] = useState<{ fair: boolean; sentences: string[] }>();
  const file = useSoon(() => play.file(), [play, play.now.value]);
  const tallies = useMemo(() => (file ? tally(play.game, file) : []), [file]);
  const dice = tallies.filter(({ rolls }) => isDie(rolls));
  const drawn = tallies.reduce((n, { rolls, draws }) => n + (isDie(rolls) ? 0 : draws), 0);
  const check = async () => {
    if (!file) return;
    const found = verify(play.game, file);
    const said = findings(found, naming(play.sitters)).map(inWords);
    setVerdict({ fair: found.fair, sentences: await Promise.all(said) });
  };
  const over = play.now.value.waitingFor === NOBODY;
  return (
    <Dialog title={words.title} close={close}>
      {file && dice.length === 0 && <p class="muted">{over ? words.noneAtAll : words.none}</p>}
      {dice.map((kind) => (
        <Bars key={kind.rolls} kind={kind} />
      ))}
      {drawn > 0 && <p class="muted">{words.drawn(drawn)}</p>}
      {play.seal && (
        <p class="seal">
          <Icon path={SHEET_ICONS.seal} /> {words.sealed(play.seal)}
        </p>
      )}
      {over ? (
        <button type="button" class="button" onClick={check}>
          {words.check}
        </button>
      ) : (
        <p class="muted">{words.notYet}</p>
      )}
      {verdict && (
        <div role="status" class={verdict.fair ? 'good' : 'danger'}>
          {verdict.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** `d6`, not a pile of cards. */
function isDie(rolls: string): boolean {
  return /^d\d+$/.test(rolls);
}

function Bars({ kind }: { kind: Tally }) {
  const words = saySheets.value.dice;
  const most = Math.max(...kind.counts, 1);
  const expected = kind.draws / kind.odds;
  const number = new Intl.NumberFormat(say.value.language, { maximumFractionDigits: 1 });
  return (
    <figure class="tally">
      <figcaption>{words.fell(kind.rolls)}</figcaption>
      <ol>
        {kind.counts.map((count, outcome) => (
          // Outcomes are the numbers of the faces.
          <li key={`${kind.rolls}.${outcome + 1}`}>
            <span class="bar" style={{ height: `${(count / most) * 64}px` }} />
            <b>{count}</b>
            <span class="muted">{outcome + 1}</span>
          </li>
        ))}
      </ol>
      <p class="muted">{words.expected(number.format(expected))}</p>
    </figure>
  );
}
