import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * All violations that axe finds, a line for each rule with the first elements.
 * @param part a selector; the whole page by default.
 */
export async function listViolations(page: Page, part = 'html'): Promise<string[]> {
  // Legacy mode is for frames, which no page has, and takes twice as long. Passing elements are not listed.
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
