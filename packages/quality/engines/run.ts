/** `npm run test:engines`: the journeys in Firefox and WebKit; writes docs/engines.md; its last line is `N passed, N failed`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { openDisplay } from './display.ts';
import { describeEngines, type EngineResult } from './engine-matrix.ts';
import { findPrograms, readVersion } from './find-programs.ts';
import { leftOut } from './left-out.ts';
import { addTallies, endToEndReportSchema, tallyEndToEnd, type Tally } from './playwright-report.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const stop = listenForStop();

interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** With its version. */
  readonly title: string;
  readonly env: Readonly<Record<string, string>>;
}

/** @throws where Playwright wrote no report, or one that cannot be read. */
async function runEngine({ name, title, env }: Engine): Promise<EngineResult & { readonly tally: Tally }> {
  console.log(`\n${title}`);
  const file = path.join(root, `.cache/test/${name}.json`);
  await rm(file, { force: true });
  const args = ['test', '--config', `playwright.${name}.config.ts`, '--reporter=list,json'];
  const options = { root, signal: stop.signal, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  const code = await runCommand('playwright', args, options);
  const report = endToEndReportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { engine: title, report, tally: tallyEndToEnd(report, code) };
}

await runMain(async () => {
  const env = await findPrograms(process.env);
  await mkdir(path.join(root, '.cache/test'), { recursive: true });
  const display = await openDisplay(env.XVFB_PATH);
  const engines: readonly Engine[] = [
    { name: 'firefox', title: await readVersion(env.FIREFOX_PATH, display.name), env },
    { name: 'webkit', title: await readVersion(env.WEBKIT_BROWSER_PATH, display.name), env },
  ];
  display.close();
  const results = [];
  for (const engine of engines) {
    results.push(await runEngine(engine));
    if (stop.signal.aborted) return stop.exitCode();
  }
  await writeFile(path.join(root, 'docs/engines.md'), describeEngines(results, leftOut));
  const { passed, failures } = addTallies(results.map(({ tally }) => tally));
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`${String(passed)} passed, ${String(failures.length)} failed`);
  return failures.length > 0 ? 1 : 0;
});
