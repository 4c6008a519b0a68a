import { Dialog, Icon } from '@magehall/ui';
import { GAMES } from '../games.ts';
import { go } from '../routes.ts';
import { sayHall } from '../words/say.ts';
import { useSign } from './signs.ts';

/** The books of rules, one of each game. */
export function Books({ close }: { close: () => void }) {
  return (
    <Dialog title={sayHall.value.hall.rules} close={close}>
      <ul class="books">
        {GAMES.map((id) => (
          <li key={id}>
            <Book id={id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Book({ id }: { id: string }) {
  const sign = useSign(id);
  return (
    <button type="button" class="button wide" onClick={() => go({ page: 'rules', game: id })}>
      <Icon name="book" /> {sign?.title ?? ' '}
    </button>
  );
}
