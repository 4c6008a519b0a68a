import { say } from '../words/language.ts';

export interface AfterTheEndProps {
  score: () => void;
  show: (at: number) => void;
  again: () => void;
}

/** Where choices were made while the game went on: what one may do now. */
export function AfterTheEnd({ score, show, again }: AfterTheEndProps) {
  return (
    <>
      <button type="button" class="button" onClick={score}>
        {say.value.table.score}
      </button>
      <button type="button" class="button" onClick={() => show(0)}>
        {say.value.replay.watch}
      </button>
      <button type="button" class="button gold" onClick={again}>
        {say.value.table.again}
      </button>
    </>
  );
}
