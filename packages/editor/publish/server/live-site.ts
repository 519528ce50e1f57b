import { setTimeout } from 'node:timers/promises';
import type { PublishSettings } from './settings.ts';

/** How long one answer may take, in milliseconds. */
const answerLimit = 10_000;

/** The content from which the site online was built; undefined where it does not say. */
async function readOnlineMark(address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(answerLimit);
    const answer = await fetch(`${address}/build.json`, { cache: 'no-store', signal });
    const { content } = (await answer.json()) as { content?: unknown };
    return typeof content === 'string' ? content : undefined;
  } catch {
    return undefined;
  }
}

interface Waiting {
  readonly mark: string;
  /** How long until it is asked again, in milliseconds. */
  readonly interval: number;
  /** Whether nobody waits any more. */
  readonly isOver: () => Promise<boolean>;
}

/** Waits until the site online is the one with a mark. @returns whether it is, within the time that settings give. */
export async function waitForSite(settings: PublishSettings, { mark, interval, isOver }: Waiting): Promise<boolean> {
  const deadline = performance.now() + settings.waitMinutes * 60_000;
  while (!(await isOver())) {
    if ((await readOnlineMark(settings.address)) === mark) return true;
    if (performance.now() > deadline) return false;
    await setTimeout(interval);
  }
  return false;
}
