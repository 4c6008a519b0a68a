/** What somebody at the table should answer or know now, over the board. */
import { list } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo } from '../path.ts';
import { isolated } from '../words/isolated.ts';
import { sayAround } from '../words/say.ts';
import { Acts } from './acts.ts';
import type { About, HeardTable } from './heard.ts';

interface BannersProps {
  heard: HeardTable;
  about: About;
  /** Shows a moment of the past. */
  show: (at: number) => void;
}

export function Banners({ heard, about, show }: BannersProps) {
  const acts = useMemo(() => new Acts(heard), [heard]);
  const words = sayAround.value.banner;
  const { viewer, seats, phase, vote, next } = about;
  const own = seats[viewer];
  const missed = heard.missed.value;
  const steps = heard.play.value?.now.value.steps.length ?? 0;
  return (
    <aside class="banners">
      {vote && <VoteBanner about={about} vote={vote} acts={acts} />}
      {own?.standin && !own.resigned && phase !== 'over' && (
        <Banner text={words.standin}>
          <button type="button" class="button small gold" onClick={() => acts.seatBack()}>
            {words.seatBack}
          </button>
        </Banner>
      )}
      {own?.warned && !own.standin && phase === 'running' && (
        <Warning heard={heard} about={about} />
      )}
      {phase === 'paused' && !vote && (
        <Banner text={words.paused}>
          {own && (
            <button type="button" class="button small" onClick={() => acts.vote('resume', true)}>
              {words.resume}
            </button>
          )}
        </Banner>
      )}
      {missed !== undefined && missed < steps && (
        <Banner
          text={words.away(steps - missed)}
          close={() => {
            heard.missed.value = undefined;
          }}
        >
          <button
            type="button"
            class="button small"
            onClick={() => {
              heard.missed.value = undefined;
              show(missed);
            }}
          >
            {words.watch}
          </button>
        </Banner>
      )}
      {next !== undefined && (
        <Banner text={words.next}>
          <button type="button" class="button small gold" onClick={() => goTo({ id: next })}>
            {words.goNext}
          </button>
        </Banner>
      )}
    </aside>
  );
}

interface BannerProps {
  text: string;
  close?: () => void;
  children?: ComponentChildren;
}

function Banner({ text, close, children }: BannerProps) {
  return (
    <div class="notice" role="status">
      <span>{text}</span>
      {children}
      {close && (
        <button type="button" class="button small" onClick={close}>
          ×
        </button>
      )}
    </div>
  );
}

/** A warning gives some more time; nobody who has used that up is warned again. */
const LAST_TIME: Readonly<Record<About['pace']['kind'], number>> = {
  live: 60_000,
  days: 43_200_000,
  none: 0,
};

function Warning({ heard, about }: Pick<BannersProps, 'heard' | 'about'>) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  }, []);
  const clock = heard.play.value?.now.value.clock;
  const isLast = clock && clock.until - now.value <= LAST_TIME[about.pace.kind];
  if (clock?.seat !== about.viewer || !isLast) return null;
  return <Banner text={sayAround.value.banner.warned} />;
}

interface VoteBannerProps {
  about: About;
  vote: NonNullable<About['vote']>;
  acts: Acts;
}

function VoteBanner({ about, vote, acts }: VoteBannerProps) {
  const words = sayAround.value.votes;
  const named = (seat: number) => isolated(about.seats[seat]?.name ?? '');
  const { viewer } = about;
  const waits = vote.needed.filter((seat) => !vote.agreed.includes(seat));
  const isAsked = waits.includes(viewer);
  const isMine = vote.by === viewer;
  const others = waits.filter((seat) => seat !== viewer);
  return (
    <Banner
      text={`${words[vote.about](named(vote.by), vote.undo ?? 1)} ${
        !isAsked && others.length > 0 ? words.waits(list(others.map(named))) : ''
      }`}
    >
      {isAsked && (
        <button type="button" class="button small gold" onClick={() => acts.vote(vote.about, true)}>
          {words.agree}
        </button>
      )}
      {(isAsked || isMine) && (
        <button type="button" class="button small" onClick={() => acts.vote(vote.about, false)}>
          {isMine ? words.carried : words.no}
        </button>
      )}
    </Banner>
  );
}
