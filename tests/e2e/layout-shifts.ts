import type { Page } from '@playwright/test';

declare global {
  /** What moved so far, in the browser's own measure. */
  var shifts: { value: number; what: string }[];
}

/** From the next page on, keeps what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    const describe = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : `text: ${node?.textContent?.slice(0, 90) ?? ''}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        const what = shift.sources.map(({ node }) => describe(node)).join(' | ');
        if (!shift.hadRecentInput) globalThis.shifts.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
