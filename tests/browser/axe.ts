import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, of any weight: a line for each rule with the first places.
 * @param part of the page; without it, all.
 */
export async function listViolations(page: Page, part = 'html'): Promise<string[]> {
  // The other mode is for frames, of which no page has any, and takes twice as long. Of what is right no place is listed.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${impact ?? 'unweighted'} ${id}: ${help}: ${places.join(' | ')} (${nodes.length})`;
  });
}
