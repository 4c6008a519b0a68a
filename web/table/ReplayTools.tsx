/** What the page adds to a replay: to go on from this moment in a branch, and a link to it. */
import { NOBODY } from '@magehall/engine';
import { announce, Dialog, Icon, later, type Play, REPLAY_ICONS, saySheets } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { copy } from '../copy.ts';
import { notice } from '../notices.tsx';
import { link } from '../routes.ts';
import type { TableRecord } from '../store/shelf.ts';
import type { LocalPlay } from './local.ts';
import { pack } from './packed.ts';
import { branch } from './start.ts';
import { shareable } from './travel.ts';

const Story = later(async () => (await import('../story/door.ts')).story());

interface ReplayToolsProps {
  play: Pick<Play, 'game' | 'now' | 'sitters' | 'file'> & Pick<LocalPlay, 'record'>;
  at: number | undefined;
  show: (at: number) => void;
  tryOut: (other: TableRecord, from: number) => void;
}

export function ReplayTools({ play, at, show, tryOut }: ReplayToolsProps) {
  const words = saySheets.value.replay;
  const { waitingFor, steps, viewer } = play.now.value;
  /** To be copied by hand, where the page may not. */
  const uncopied = useSignal('');
  const why = useSignal(false);
  const telling = useSignal(false);
  // A branch is played with the cards that others really hold, and a link carries them all.
  const keepsSecrets = play.game.secret && waitingFor !== NOBODY;
  /** Why not is said to whoever asks for it. */
  const unlessSecret = (act: () => void) => () => {
    if (!keepsSecrets) return act();
    why.value = true;
    announce(words.whenOver);
  };
  const branchOff = () => {
    const from = at ?? steps.length;
    tryOut(branch(play.record, from, viewer, 'adept'), from);
  };
  const copyLink = async () => {
    const address = pack(shareable(play.record)).then(
      (packed) => new URL(link({ page: 'shared', packed, at }), location.href).href,
    );
    try {
      await copy(address);
      notice('linked');
    } catch {
      uncopied.value = await address;
    }
  };
  return (
    <>
      {waitingFor === NOBODY && (
        <button
          type="button"
          class="button square"
          aria-label={saySheets.value.score.story}
          title={saySheets.value.score.story}
          onClick={() => {
            telling.value = true;
          }}
        >
          <Icon path={REPLAY_ICONS.story} />
        </button>
      )}
      <button
        type="button"
        class="button"
        title={keepsSecrets ? words.whenOver : words.whatIfHelp}
        aria-disabled={keepsSecrets}
        onClick={unlessSecret(branchOff)}
      >
        <Icon path={REPLAY_ICONS.branch} size={17} /> {words.whatIf}
      </button>
      <button
        type="button"
        class="button square"
        aria-label={words.link}
        title={keepsSecrets ? words.whenOver : words.link}
        aria-disabled={keepsSecrets}
        onClick={unlessSecret(copyLink)}
      >
        <Icon path={REPLAY_ICONS.link} />
      </button>
      {keepsSecrets && why.value && <p class="why-not">{words.whenOver}</p>}
      {telling.value && (
        <Story
          {...{ play, show }}
          close={() => {
            telling.value = false;
          }}
        />
      )}
      {uncopied.value && (
        <Dialog
          title={words.link}
          close={() => {
            uncopied.value = '';
          }}
        >
          <p>{words.linkByHand}</p>
          <input
            type="text"
            class="find"
            readOnly
            aria-label={words.link}
            value={uncopied.value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </>
  );
}
