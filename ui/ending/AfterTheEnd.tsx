import { say } from '../words/language.ts';
import { saySheets } from '../words/saySheets.ts';

export interface AfterTheEndProps {
  show: (at: number) => void;
  again: () => void;
  score: () => void;
}

/** Where to go when the game is over. */
export function AfterTheEnd({ show, again, score }: AfterTheEndProps) {
  return (
    <>
      <button type="button" class="button" onClick={score}>
        {saySheets.value.score.title}
      </button>
      <button type="button" class="button" onClick={() => show(0)}>
        {saySheets.value.replay.watch}
      </button>
      <button type="button" class="button gold" onClick={again}>
        {say.value.table.again}
      </button>
    </>
  );
}
