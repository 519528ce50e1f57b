import { runCommand } from '@site/system/run-command.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const runCount = 5;

/** Seconds. */
const target = 2;

/**
 * What an owner waits for who asks whether the content is in order: `npm run content:check`, without npm's own start.
 * @throws where it finds something.
 */
export async function measureContentCheck({ root, signal }: Pick<Bench, 'root' | 'signal'>): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < runCount; run += 1) {
    const startedAt = performance.now();
    const code = await runCommand('node', ['packages/model/check/check.ts'], { root, signal, showOutput: false });
    if (code !== 0) throw new Error("The content is not in order: run 'npm run content:check'.");
    times.push((performance.now() - startedAt) / 1000);
  }
  const row = { subject: 'The content check', unit: 's', runs: runCount } as const;
  const what = 'everything, without a build';
  return [{ ...row, what, figure: median(times), target: { atMost: target }, headline: 'The content check' }];
}
