/** What is to be remembered of the game. */
import type { Award } from '@magehall/bots/story';
import { Emblem, type Sitter } from '@magehall/ui';
import { percentOf } from '../hints/percent.ts';
import { sayStory } from './words/say.ts';

interface AwardsProps {
  awards: readonly Award[];
  sitters: readonly Sitter[];
  show: (at: number) => void;
}

export function Awards({ awards, sitters, show }: AwardsProps) {
  const words = sayStory.value;
  if (awards.length === 0) return null;
  return (
    <section>
      <h3>{words.awards.title}</h3>
      <ul class="story-awards">
        {awards.map((award) => {
          const { title, says } = words.awards.of[award.award];
          const sitter = 'seat' in award ? sitters[award.seat] : undefined;
          return (
            <li key={award.award}>
              {sitter && <Emblem of={sitter.familiar} size={30} />}
              <div>
                <b>{title}</b>
                <p>{says(sitter?.name ?? '', measureOf(award))}</p>
              </div>
              {'at' in award && (
                <button
                  type="button"
                  class="button small"
                  aria-label={`${words.turns.show}: ${title}`}
                  onClick={() => show(award.at)}
                >
                  {words.turns.show}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function measureOf(award: Award): number {
  if ('worth' in award) return Math.round(award.worth * 100);
  return 'chance' in award ? percentOf(award.chance) : 0;
}
