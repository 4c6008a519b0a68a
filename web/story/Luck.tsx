/** What chance brought each seat against the average, as bars to the left or right. */
import { Emblem, type Sitter } from '@magehall/ui';
import { sayStory } from './words/say.ts';

interface LuckProps {
  luck: readonly number[];
  sitters: readonly Sitter[];
}

export function Luck({ luck, sitters }: LuckProps) {
  const words = sayStory.value;
  const most = Math.max(0.1, ...luck.map(Math.abs));
  return (
    <section>
      <h3>{words.luck.title}</h3>
      <ul class="story-luck">
        {sitters.map(({ seat, name, familiar }) => (
          <li key={seat}>
            <Emblem of={familiar} size={24} />
            <span>{name}</span>
            <span class="story-bar" data-sign={Math.sign(luck[seat])} aria-hidden="true">
              <i style={{ '--part': Math.abs(luck[seat]) / most }} />
            </span>
            <b>{words.more(Math.round(luck[seat] * 100))}</b>
          </li>
        ))}
      </ul>
      <p class="muted story-note">{words.luck.help}</p>
    </section>
  );
}
