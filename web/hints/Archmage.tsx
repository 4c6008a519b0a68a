/** What an archmage says, with its words: a hint while the game runs, its story after the end. Both come when first asked for. */
import { NOBODY } from '@magehall/engine';
import { type HintProps, later } from '@magehall/ui';

const Hint = later(async () => {
  const [{ Hint: Loaded }, { sayHints }] = await Promise.all([
    import('./Hint.tsx'),
    import('./words/say.ts'),
  ]);
  await sayHints.there();
  return Loaded;
});
const Story = later(async () => (await import('../story/door.ts')).story());

export function Archmage(props: HintProps) {
  return props.play.now.value.waitingFor === NOBODY ? <Story {...props} /> : <Hint {...props} />;
}
