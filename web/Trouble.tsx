import { Icon, say } from '@magehall/ui';
import { go } from './routes.ts';

interface StopProps {
  title: string;
  sentence: string;
  /** The way on. */
  label: string;
  act: () => void;
}

/** What is the matter, and what to do about it. */
export function Stop({ title, sentence, label, act }: StopProps) {
  return (
    <main class="trouble">
      <Icon name="home" size={72} />
      <h1>{title}</h1>
      <p>{sentence}</p>
      <button type="button" class="button gold" onClick={act}>
        {label}
      </button>
    </main>
  );
}

/** Instead of a page that can't be shown. */
export function Trouble({ sentence }: { sentence: string }) {
  const { trouble, table } = say.value;
  const toHall = () => go({ page: 'hall' });
  return <Stop title={trouble.title} sentence={sentence} label={table.toHall} act={toHall} />;
}
