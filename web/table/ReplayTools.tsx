/** What the page adds to a replay: to go on from this moment in a branch, and a link to it. */
import { NOBODY } from '@magehall/engine';
import { Icon, saySheets } from '@magehall/ui';
import { notice } from '../notices.tsx';
import { link } from '../routes.ts';
import type { Kept } from '../store/shelf.ts';
import type { LocalPlay } from './local.ts';
import { pack } from './packed.ts';
import { branch } from './start.ts';
import { shareable } from './travel.ts';

interface ReplayToolsProps {
  play: LocalPlay;
  at: number | undefined;
  tryOut: (other: Kept, from: number) => void;
}

export function ReplayTools({ play, at, tryOut }: ReplayToolsProps) {
  const words = saySheets.value.replay;
  const { waitingFor, steps, viewer } = play.now.value;
  // A branch is played with the cards that others really hold, and a link carries them all.
  const keepsSecrets = play.game.secret && waitingFor !== NOBODY;
  const branchOff = () => {
    const from = at ?? steps.length;
    tryOut(branch(play.kept, from, viewer, 'adept'), from);
  };
  const copyLink = async () => {
    const here = link({ page: 'shared', packed: await pack(shareable(play.kept)), at });
    try {
      await navigator.clipboard.writeText(new URL(here, location.href).href);
      notice('linked');
    } catch {
      location.hash = here;
      notice('linkFailed');
    }
  };
  return (
    <>
      <button
        type="button"
        class="button"
        title={keepsSecrets ? words.whenOver : words.whatIfHelp}
        disabled={keepsSecrets}
        onClick={branchOff}
      >
        <Icon name="branch" size={17} /> {words.whatIf}
      </button>
      <button
        type="button"
        class="button square"
        aria-label={words.link}
        title={keepsSecrets ? words.whenOver : words.link}
        disabled={keepsSecrets}
        onClick={copyLink}
      >
        <Icon name="link" />
      </button>
    </>
  );
}
