/** Lines of talk that nobody has looked at on this device. A new one is also heard. */
import { announce } from '@magehall/ui';
import type { ChatMessage } from '@magehall/wire';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isolated } from '../words/isolated.ts';
import type { HeardTable } from './heard.ts';
import { Marks } from './marks.ts';
import { isMuted } from './muted.ts';

const read = new Marks('magehall.read');

/** How many there are; none while the talk is open. */
export function useUnread({ id, chat }: HeardTable, isOpen: boolean): number {
  const lines = chat.value;
  const newest = lines.at(-1)?.n ?? -1;
  const readTo = useSignal(read.of(id) ?? -1);
  const heardTo = useRef(-1);
  useEffect(() => {
    if (isOpen && newest > readTo.peek()) {
      readTo.value = newest;
      read.set(id, newest);
    }
    const after = Math.max(heardTo.current, readTo.peek());
    const last = lines.findLast((line) => line.n > after && isForUs(line));
    heardTo.current = newest;
    // With the talk open its list is heard by itself.
    if (last && !isOpen) announce(`${isolated(last.name)}: ${isolated(last.text)}`);
  }, [lines, isOpen]);
  return isOpen ? 0 : lines.filter((line) => line.n > readTo.value && isForUs(line)).length;
}

function isForUs({ mine, hidden, name }: ChatMessage): boolean {
  return !mine && !hidden && !isMuted(name);
}
