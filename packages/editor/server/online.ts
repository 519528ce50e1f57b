import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { digestContent } from '@site/model/check/content-digest.ts';
import type { Drafts } from './drafts.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { valuesIn } from './state.ts';

/** The polling interval and the time limit, in milliseconds. */
const [pollMs, timeoutMs] = [10_000, 2 * 3_600_000];

async function readOnline(origin: string): Promise<string> {
  try {
    const answer = await fetch(`${origin}/build.json`, { cache: 'no-store', signal: AbortSignal.timeout(pollMs) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

let watched = 0;

/** Polls until the site serves the published content. @param onOnline gets the seconds that it took. */
export async function watchSite(drafts: Drafts, onOnline: (seconds: number) => void): Promise<void> {
  watched += 1;
  const own = watched;
  const digest = await digestContent(path.join(drafts.root, 'content'));
  const { origin } = valuesIn(readContent(drafts.content), 'site');
  const start = Date.now();
  // A newer publication supersedes this one.
  while (Date.now() - start < timeoutMs && own === watched) {
    if ((await readOnline(String(origin))).includes(digest)) {
      onOnline(Math.round((Date.now() - start) / 1_000));
      return;
    }
    await wait(pollMs, undefined, { ref: false });
  }
}
