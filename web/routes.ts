/** Where in the house we are. After the `#`, so that any static server, or none, can serve it. */
import { signal } from '@preact/signals';

export type Route =
  | { page: 'hall' }
  /** To set a table, perhaps for friends on line. */
  | { page: 'new'; game: string; online?: true }
  /** The book, perhaps at a rule of it, a chapter, or a thing that has a page there. */
  | { page: 'rules'; game: string; rule?: string }
  /** A guided first game. */
  | { page: 'learn'; game: string }
  /** Puzzles read the rest of their links themselves, too (`puzzles/path.ts`). */
  | { page: 'puzzles'; path: string }
  | { page: 'table'; id: string; at: number | undefined }
  /** A whole game in the link itself, at a moment. */
  | { page: 'shared'; packed: string; at: number | undefined }
  /** Tables on line read the rest of their links themselves (`online/path.ts`). */
  | { page: 'online'; path: string }
  | { page: 'nowhere' };

/** As in `TA-PLACE-2`, `chapter:placing`, `spell:flip`. */
const RULE = /^([A-Z]{2}(-[A-Z0-9]+)+|[a-z]+:[\w.-]+)$/;

export function parse(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [page = '', first = '', second, ...more] = path.split('/');
  if (page === 'online' || page === 'sit') return { page: 'online', path };
  if (page === 'puzzles') return { page, path };
  if (page === 'new' && second === 'online' && first !== '' && more.length === 0)
    return { page, game: first, online: true };
  if (page === 'rules' && RULE.test(second ?? '') && first !== '' && more.length === 0)
    return { page, game: first, rule: second };
  const at = second === undefined ? undefined : moment(second);
  if (more.length > 0 || Number.isNaN(at)) return { page: 'nowhere' };
  if (page === '') return { page: 'hall' };
  if (first === '') return { page: 'nowhere' };
  switch (page) {
    case 'new':
    case 'learn':
    case 'rules':
      return second === undefined ? { page, game: first } : { page: 'nowhere' };
    case 'table':
      return { page, id: first, at };
    case 'game':
      return { page: 'shared', packed: first, at };
    default:
      return { page: 'nowhere' };
  }
}

function moment(text: string): number {
  return /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
}

export function link(route: Route): string {
  const at = (moment: number | undefined) => (moment === undefined ? '' : `/${moment}`);
  switch (route.page) {
    case 'new':
      return `#/new/${route.game}${route.online ? '/online' : ''}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule ? `/${route.rule}` : ''}`;
    case 'learn':
      return `#/learn/${route.game}`;
    case 'table':
      return `#/table/${route.id}${at(route.at)}`;
    case 'shared':
      return `#/game/${route.packed}${at(route.at)}`;
    case 'online':
    case 'puzzles':
      return `#/${route.path}`;
    default:
      return '#/';
  }
}

export const route = signal<Route>({ page: 'hall' });

/** Goes there. Another page, or another table, opens at its top; another moment of it stays where it is. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', link(to));
  else history.replaceState(null, '', link(to));
  if (placeOf(to) !== placeOf(route.peek())) scrollTo(0, 0);
  route.value = to;
}

/** The address without the moment that is shown. */
function placeOf(route: Route): string {
  return link('at' in route ? { ...route, at: undefined } : route);
}

/** Follows the address bar and the back button. */
export function followAddress(): void {
  const read = () => {
    route.value = parse(location.hash);
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}
