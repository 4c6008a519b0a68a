import { Dialog } from '@magehall/ui';
import { sayHall } from '../words/say.ts';

interface RemoveProps {
  /** What is asked before. */
  sure: string;
  keep: () => void;
  remove: () => void;
}

/** Asks before a game leaves the shelf. */
export function Remove({ sure, keep, remove }: RemoveProps) {
  const text = sayHall.value.hall;
  return (
    <Dialog title={text.remove} close={keep}>
      <p>{sure}</p>
      <div class="actions">
        <button type="button" class="button" onClick={keep}>
          {text.removeNo}
        </button>
        <button type="button" class="button gold" onClick={remove}>
          {text.removeYes}
        </button>
      </div>
    </Dialog>
  );
}
