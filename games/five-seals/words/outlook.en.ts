/** What comes of a choice. */
import { dice } from './en.ts';
import type { Following } from './following.ts';

export const follows = ({
  over,
  spent,
  changed,
  dice: left,
  asleep,
  next,
  thrown,
}: Following): string =>
  [
    thrown > 0 ? `${thrown === 1 ? 'It falls' : 'They fall'} on 1 to 6, all equally likely.` : '',
    over
      ? 'Your round is over then.'
      : spent
        ? `You keep ${dice(left)}.`
        : changed && thrown === 0
          ? `Your dice are then ${dice(left)}.`
          : '',
    next === 'swap' ? 'Next you choose the two.' : '',
    next === 'free' ? 'Next you break one more seal for free.' : '',
    asleep && !over ? 'The scroll then sleeps for this round.' : '',
  ]
    .filter(Boolean)
    .join(' ');
