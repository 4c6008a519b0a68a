/** What hinders people on a page, as axe sees it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it is now, in lines that say where; `beside` is left out. */
export async function hindrances(page: Page, beside?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Where all is well need not be written down: on a full table that takes longer than to look.
    .options({ resultTypes: ['violations'] })
    // The page has no frames, whose findings would be gathered in a page of its own.
    .setLegacyMode();
  const { violations } = await (beside ? axe.exclude(beside) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
