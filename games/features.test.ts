import { expect, test } from 'vitest';
import { features } from './features.ts';
import { judgements } from './judgements.ts';

/** What does harm: to have less of it is the better. */
const HARM = ['threatened'];

test.each(Object.keys(judgements))(
  '%s: whatever is named as a reason is a feature, counts the way it is said, and is said in both languages',
  async (id) => {
    const [{ judgement }, en, fr] = await Promise.all([
      judgements[id](),
      features[id].en(),
      features[id].fr(),
    ]);
    expect(Object.keys(fr.features)).toEqual(Object.keys(en.features));
    for (const feature of Object.keys(en.features)) {
      const weight = judgement.weights[feature];
      expect({ feature, helps: weight > 0 }).toEqual({ feature, helps: !HARM.includes(feature) });
      for (const words of [en.features[feature], fr.features[feature]]) {
        expect(words.you).toMatch(/^[A-ZÀ-Ý].*\.$/);
        expect(words.rival('Bo')).toMatch(/^[A-ZÀ-Ý].*\.$/);
        expect(words.rival('Bo')).toContain('Bo');
      }
    }
  },
);

test.each(Object.keys(judgements))('%s: what counts for much can be named', async (id) => {
  const [{ judgement }, en] = await Promise.all([judgements[id](), features[id].en()]);
  const unsaid = Object.keys(judgement.weights).filter((feature) => !(feature in en.features));
  // The book of Arkhanos weighs next to nothing beside the meeples in it, and either way by turns.
  expect(unsaid).toEqual(id === 'arkhanos' ? ['book'] : []);
});
