import { sayHall } from '../../words/say.ts';
import { sayOnline } from '../words/say.ts';
import type { About, HeardTable } from './heard.ts';

/** Who sits there, and whether they are here. */
export function SeatLine({
  heard,
  about,
  seat,
}: {
  heard: HeardTable;
  about: About;
  seat: number;
}) {
  const words = sayOnline.value.seat;
  const { plays, name, level = '', standin } = about.seats[seat];
  if (plays === 'open') return <span class="seat-line muted">{words.free}</span>;
  if (plays === 'rules') return <span class="seat-line">{words.automa}</span>;
  if (plays === 'bot')
    return (
      <span class="seat-line">
        <bdi>{name}</bdi>{' '}
        <span class="muted">{words.bot(sayHall.value.players.levels[level] ?? level)}</span>
      </span>
    );
  const isHere = heard.here.value?.seats.includes(seat) ?? about.seats[seat].here;
  const isYou = seat === about.viewer;
  const where = isHere ? words.here : words.notHere;
  return (
    <span class="seat-line">
      <span class={isHere ? 'dot on' : 'dot'} aria-hidden="true" />
      <bdi>{name}</bdi> <span class="muted">{isYou ? words.you : where}</span>
      {standin && <span class="muted"> · {sayOnline.value.state.standin(name)}</span>}
    </span>
  );
}
