import type { Again } from '@magehall/wire';
import { keepInvite } from '../hall/link.ts';
import { ask3 } from '../line/post.ts';
import { goTo } from '../path.ts';
import { sentenceOf } from '../words/refusal.ts';
import { freshSeal, nameSeal } from './receipts.ts';
import { tell } from './tell.ts';

/** Makes the next table with the same people, or goes to the one that another made. */
export async function rematch(id: string): Promise<void> {
  try {
    const receipt = await freshSeal(`next ${id}`);
    const { table, invite } = await ask3<Again>(`tables/${id}/rematch`, { sealed: receipt.sealed });
    await nameSeal(table, receipt);
    // Only who is the first to ask gets a link to it.
    if (invite !== undefined) await keepInvite(table, invite);
    goTo({ id: table });
  } catch (error) {
    tell(sentenceOf(error));
  }
}
