import type { Page } from '@playwright/test';

declare global {
  /** The shifts so far, by the browser's own measure. */
  var shifts: { at: number; value: number; what: string }[];
}

/** Records layout shifts from the next page on. */
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
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
        const moved = shift.sources.map(
          ({ node, previousRect, currentRect }) => `${place(previousRect)} to ${place(currentRect)}: ${describe(node)}`,
        );
        const what = moved.join(' | ');
        if (!shift.hadRecentInput) globalThis.shifts.push({ at: shift.startTime, value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Smaller shifts are invisible: a word that is half a pixel wider in its own face than in the system's. */
const seenShift = 0.001;

/** How far a text face that loads after the first paint may move the page: by one line of a lead, 28 of 844 pixels. */
const lateFaceShift = 0.033;

/**
 * The visible shifts since navigation. Chromium also counts shifts before the first paint: on a busy machine a face may
 * arrive between the first layout and the first paint.
 */
export async function listShifts(page: Page): Promise<typeof globalThis.shifts> {
  return page.evaluate(
    ({ least, lateFace }) => {
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      // The next shift after a face has arrived is its effect, however long a busy machine takes to draw it.
      const ofFaces = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((face) => globalThis.shifts.find(({ at }) => at > (face as PerformanceResourceTiming).responseEnd));
      return globalThis.shifts.filter(
        (shift) => shift.at > painted && shift.value > (ofFaces.includes(shift) ? lateFace : least),
      );
    },
    { least: seenShift, lateFace: lateFaceShift },
  );
}
