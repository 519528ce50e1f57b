/**
 * `npm run test:engines`: the journeys in Firefox and WebKit; its last line is `N passed, N failed`.
 * Its argument is the built site that is visited.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startVitest } from 'vitest/node';
import { findMissing, findProgram } from '@site/delivery/programs/find-program.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listPages, openSite } from '../site.ts';
import { programs } from './programs.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Starts a virtual display for WebKit, which has no mode without a screen. */
async function openDisplay() {
  const program = findProgram(programs.display);
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const running = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  // It writes the number of a display that is free.
  const [number] = (await once(running.stdout, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, [Symbol.dispose]: () => running.kill() };
}

await runMain(async () => {
  const missing = findMissing(Object.values(programs));
  if (missing !== undefined && process.env.NIGHTLY !== undefined) {
    console.log(`skipped: other browser engines: ${missing}`);
    return 0;
  }
  const [dist = 'dist'] = process.argv.slice(2);
  await using site = await openSite(path.resolve(root, dist));
  using display = await openDisplay();
  process.env.DISPLAY = display.name;
  const vitest = await startVitest([], {
    root,
    config: false,
    watch: false,
    reporters: ['verbose'],
    include: ['packages/quality/engines/journeys.spec.ts'],
    provide: { origin: site.origin, pages: listPages(site.dist) },
    // A browser takes its time to start, and one journey opens all kinds of pages.
    testTimeout: 300_000,
  });
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  const failed =
    tests.filter((test) => test.result().state === 'failed').length + vitest.state.getUnhandledErrors().length;
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  await vitest.close();
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
