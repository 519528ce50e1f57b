/**
 * `node packages/quality/test/tally.ts 0 1`: the last line of `npm test`, `N passed, N failed` over all test runners, from what
 * each wrote to .cache/tests. Takes the exit codes of the steps, and exits 1 if one is not 0.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Written by vitest.config.ts, and by Playwright's JSON reporter. */
const counts = z.union([
  z.object({ passed: z.number(), failed: z.number() }),
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
]);

/**
 * Adds up what runners wrote.
 * @param codes the steps' exit codes: one that is not 0 counts as a failure if no test failed, such as a lint error.
 */
export function tally(reports: readonly string[], codes: readonly number[]): { passed: number; failed: number } {
  const all = reports.map((report) => counts.parse(JSON.parse(report)));
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  return { passed, failed: codes.some((code) => code !== 0) ? Math.max(1, failed) : failed };
}

if (import.meta.main) {
  const folder = path.join(import.meta.dirname, '../../../.cache/tests');
  const reports = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const { passed, failed } = tally(reports, process.argv.slice(2).map(Number));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
