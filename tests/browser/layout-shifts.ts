import type { Page } from '@playwright/test';

declare global {
  /** What moved so far, in the browser's own measure. */
  var shifts: { at: number; value: number; what: string }[];
  /** When font faces finished loading, in milliseconds. */
  var facesAt: number[];
}

/** Records layout shifts from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    globalThis.facesAt = [];
    document.fonts.addEventListener('loadingdone', () => globalThis.facesAt.push(performance.now()));
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

/** Less is not seen: a word that is half a pixel wider in its own face than in the system's. */
const seenShift = 0.001;

/** How far a text face that loads after the first paint may move the page: a line may break elsewhere. */
const lateFaceShift = 0.025;
/** Within how many milliseconds of a loaded face a shift is taken for its effect. */
const nextFrame = 100;

/**
 * What moved on the screen since the page was asked for. Chromium also counts what moves in its layout before the first
 * paint: on a busy machine a face may come between the first layout and the first paint.
 */
export async function listShifts(page: Page): Promise<typeof globalThis.shifts> {
  return page.evaluate(
    ({ least, lateFace, near }) => {
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      const most = ({ at }: { at: number }) =>
        globalThis.facesAt.some((moment) => Math.abs(at - moment) < near) ? lateFace : least;
      return globalThis.shifts.filter((shift) => shift.at > painted && shift.value > most(shift));
    },
    { least: seenShift, lateFace: lateFaceShift, near: nextFrame },
  );
}
