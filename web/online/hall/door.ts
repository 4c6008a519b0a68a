/**
 * Is there a hall behind this page? A page that never had one says nothing of tables on line; one
 * that had says when it is away. This little part is all that other pages load of them by itself.
 */
import type { Person } from '@magehall/wire';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { ask } from '../line/post.ts';

type Reach = 'there' | 'away' | 'none';

const KNOWN = 'magehall.hall';

/** What the hall said of itself and of us. */
export const person = signal<Person | undefined>(undefined);

let asked: Promise<Reach> | undefined;

/** Asked once a page, and again while it is away or once we have become a guest there. */
export function reach(): Promise<Reach> {
  asked ??= knock();
  return asked;
}

/** The hall knows us from now on. */
export function nowKnown(): void {
  asked = undefined;
}

async function knock(): Promise<Reach> {
  try {
    const said = await ask<Partial<Person>>('me');
    if (typeof said.wire !== 'number') return 'none';
    person.value = said as Person;
    remember();
    return 'there';
  } catch {
    asked = undefined;
    return wasThere() ? 'away' : 'none';
  }
}

function wasThere(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // A browser that keeps nothing hears nothing of a hall that is away.
  }
}

const Nothing: FunctionComponent = () => null;

/** A part that is shown where there is a hall, or where there was one. */
async function behind<P>(
  load: () => Promise<FunctionComponent<P>>,
  alsoAway = false,
): Promise<FunctionComponent<P>> {
  const found = await reach();
  if (found === 'none' || (found === 'away' && !alsoAway)) return Nothing as FunctionComponent<P>;
  return load();
}

export const lobby = () => behind(async () => (await import('./Lobby.tsx')).lobby(), true);
export const terms = () => behind(async () => (await import('./Terms.tsx')).terms());
export const moveOnline = () => behind(async () => (await import('./MoveOnline.tsx')).moveOnline());
