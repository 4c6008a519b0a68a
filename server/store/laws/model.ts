/** The store as plain lists, written to be obviously right rather than quick. */
import type {
  CardChange,
  CardRecord,
  ChatLine,
  Chore,
  ChoreKind,
  Move,
  NewMove,
  SeatRecord,
  TableRecord,
} from '../store.ts';

interface Leased extends Chore {
  owner?: string;
  /** Leases here are for ever, or over at once. */
  isHeld: boolean;
}

export interface Laid {
  record: TableRecord;
  moves: Move[];
  card: CardChange;
  seats: readonly SeatRecord[];
}

export class Model {
  readonly tables = new Map<string, Laid>();
  chores: Leased[] = [];
  readonly chat: { line: ChatLine; key: string }[] = [];
  readonly notes = new Map<string, string>();

  head(id: string): number {
    return (this.tables.get(id)?.moves.length ?? 0) - 1;
  }

  /** The number of the move that has this key. */
  seqOf(id: string, key: string): number | undefined {
    return this.tables.get(id)?.moves.find((move) => move.key === key)?.seq;
  }

  lay(record: TableRecord, first: NewMove): void {
    this.tables.set(record.id, { record: { ...record }, moves: [], card: first.card, seats: [] });
    this.add(first);
  }

  add({ card, ...move }: NewMove): void {
    const table = this.tables.get(move.table);
    if (!table || move.seq !== table.moves.length) throw new Error('a gap');
    table.moves.push(move);
    table.card = card;
    table.seats = card.seats ?? table.seats;
    Object.assign(table.record, card.dice);
    this.chores = this.chores.filter((chore) => chore.table !== move.table);
    for (const { kind, at } of card.chores)
      this.chores.push({ table: move.table, kind, at, seq: move.seq, isHeld: false });
  }

  due(kinds: readonly ChoreKind[], now: number): Leased[] {
    return this.chores
      .filter((chore) => kinds.includes(chore.kind) && chore.at <= now && !chore.isHeld)
      .sort((a, b) => a.at - b.at);
  }

  take(taken: readonly Chore[], owner: string, isHeld: boolean): void {
    for (const { table, kind } of taken)
      for (const chore of this.chores)
        if (chore.table === table && chore.kind === kind) Object.assign(chore, { owner, isHeld });
  }

  finish(done: Chore): void {
    this.chores = this.chores.filter(
      ({ table, kind, seq }) => table !== done.table || kind !== done.kind || seq !== done.seq,
    );
  }

  release(node: string): void {
    for (const chore of this.chores)
      if (chore.owner === node) Object.assign(chore, { owner: undefined, isHeld: false });
  }

  releaseAll(): void {
    for (const chore of this.chores) Object.assign(chore, { owner: undefined, isHeld: false });
  }

  say(line: Omit<ChatLine, 'n' | 'hidden'>, key: string): ChatLine {
    const lines = this.chat.filter((said) => said.line.table === line.table);
    const before = lines.find((said) => said.key === key);
    if (before) return before.line;
    const said = { ...line, n: lines.length, hidden: false };
    this.chat.push({ line: said, key });
    return said;
  }

  cardOf(id: string): CardRecord | undefined {
    const table = this.tables.get(id);
    if (!table) return undefined;
    const { game, options, pace, listed } = table.record;
    const { phase, waitsFor, deadline, scores, winners } = table.card;
    const card = { id, game, options, pace, listed, phase, waitsFor, deadline, scores, winners };
    const last = table.moves[table.moves.length - 1];
    return { ...card, changedAt: last.at, head: last.seq, seats: table.seats };
  }

  openTables(): CardRecord[] {
    return this.#cards()
      .filter(({ listed, phase }) => listed && phase === 'open')
      .sort(newest);
  }

  tablesOf(person: string): CardRecord[] {
    const turn = ({ phase, seats, waitsFor }: CardRecord) =>
      Number(phase === 'running' && seats.some((s) => s.person === person && s.seat === waitsFor));
    return this.#cards()
      .filter(
        ({ id, seats }) =>
          this.tables.get(id)?.record.owner === person || seats.some((s) => s.person === person),
      )
      .sort((a, b) => turn(b) - turn(a) || newest(a, b));
  }

  #cards(): CardRecord[] {
    return [...this.tables.keys()].flatMap((id) => this.cardOf(id) ?? []);
  }
}

function newest(a: CardRecord, b: CardRecord): number {
  return b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1);
}
