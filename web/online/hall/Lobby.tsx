/**
 * In the hall: one's own tables on line, those with a free seat, and a new one for friends. The cards
 * come when there are some; what hears of others comes then too, or when the hall has stood a while.
 */
import { Icon, later, Panel } from '@magehall/ui';
import type { TableList } from '@magehall/wire';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../../games.ts';
import { useSign } from '../../hall/signs.ts';
import { go } from '../../routes.ts';
import { ask } from '../line/post.ts';
import { sayLobby } from '../words/lobby.ts';
import { person, reach } from './door.ts';
import '../online.css';

const Cards = later(async () => (await import('./Cards.tsx')).cards());
const NONE: TableList = { tables: [] };
/** After so many milliseconds everything else is there. */
const A_WHILE = 2500;

const hasAny = ({ tables }: TableList) => tables.length > 0;

/** `more` asks for those after the first ones. */
export function listOf(of: 'me' | 'hall', more = ''): Promise<TableList> {
  return ask(`tables?of=${of}${more}`);
}

/** With its words. */
export async function lobby() {
  await sayLobby.there();
  return Lobby;
}

function Lobby() {
  const words = sayLobby.value;
  /** One's own, and the open ones. */
  const [lists, setLists] = useState([NONE, NONE]);
  const isAny = lists.some(hasAny);
  const state = useSignal<'asking' | 'there' | 'away'>('asking');
  /** Whether there is any table. */
  const load = async () => {
    try {
      if ((await reach()) === 'there') {
        // Whom the hall does not know yet has no tables there.
        const own = person.peek()?.known ? listOf('me') : NONE;
        const found = await Promise.all([own, listOf('hall')]);
        setLists(found);
        state.value = 'there';
        return found.some(hasAny);
      }
    } catch {
      // It went away meanwhile.
    }
    state.value = 'away';
    return false;
  };
  useEffect(() => {
    let left = false;
    let stop = () => {};
    let soon: ReturnType<typeof setTimeout> | undefined;
    const hear = async () => {
      const { hearHall } = await import('./hearing.ts');
      if (!left) stop = hearHall(load, state);
    };
    load().then((isAny) => {
      if (!left) soon = setTimeout(hear, isAny ? 0 : A_WHILE);
    });
    return () => {
      left = true;
      clearTimeout(soon);
      stop();
    };
  }, []);
  if (state.value === 'asking') return null;
  return (
    <Panel title={words.title} class="shelf lobby">
      {state.value === 'away' && (
        <p class="muted" role="status">
          {words.away}
        </p>
      )}
      {isAny && <Cards mine={lists[0]} open={lists[1]} />}
      {state.value === 'there' && (
        <>
          {!isAny && <p class="muted">{words.none}</p>}
          <h3 class="muted">{words.friends}</h3>
          <ul class="with-friends" aria-label={words.friends}>
            {GAMES.map((id) => (
              <li key={id}>
                <WithFriends id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function WithFriends({ id }: { id: string }) {
  return (
    <button
      type="button"
      class="button small"
      onClick={() => go({ page: 'new', game: id, online: true })}
    >
      <Icon name="people" size={16} /> {useSign(id)?.title ?? ' '}
    </button>
  );
}
