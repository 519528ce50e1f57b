import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { checkHosting } from '@site/delivery/hosting/check-hosting.ts';
import { runCommand } from '@site/system/run-command.ts';
import { buildSite } from '@site/delivery/server/build-site.ts';
import { checkMarkup } from './check-markup.ts';
import { findBrowser } from './find-browser.ts';
import { thisMachine } from './machine.ts';
import { endToEndReportSchema, unitReportSchema } from './reports.ts';
import { tallyEndToEnd, tallyStep, tallyUnit, type Tally } from './tally.ts';

export interface StepContext {
  readonly root: string;
  readonly signal: AbortSignal;
}

export interface Step {
  readonly name: string;
  /** The step that has to pass before this one can say anything. */
  readonly needs?: string;
  readonly run: (context: StepContext) => Promise<Tally>;
}

type CommandLine = readonly [command: string, ...args: string[]];

/** A step of plain commands: all are run, and it passes where all do. */
function commandStep(name: string, commands: readonly CommandLine[], needs?: string): Step {
  return {
    name,
    ...(needs !== undefined && { needs }),
    run: async ({ root, signal }) => {
      const failed: string[] = [];
      for (const [command, ...args] of commands) {
        const code = await runCommand(command, args, { root, signal });
        if (code !== 0) failed.push(`'${[command, ...args].join(' ')}' ended with exit code ${String(code)}`);
      }
      return tallyStep(failed.length > 0 ? failed.join(', ') : undefined);
    },
  };
}

/** A runner's report; undefined where it wrote none, or one that cannot be read. */
async function readReport<T>(schema: z.ZodType<T>, file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const report = schema.safeParse(JSON.parse(text));
  if (report.success) return report.data;
  console.error(`${file} is not in the form that is counted: ${report.error.message}`);
  return undefined;
}

/** A step of Vitest's tests, those of one project of vitest.config.ts. */
function vitestStep(name: string, project: string, needs?: string): Step {
  return {
    name,
    ...(needs !== undefined && { needs }),
    run: async ({ root, signal }) => {
      const report = path.join(root, `.cache/test/${project}.json`);
      await rm(report, { force: true });
      const options = ['--project', project, `--outputFile.json=${report}`];
      const code = await runCommand('vitest', ['run', ...options], { root, signal });
      return tallyUnit(await readReport(unitReportSchema, report), code);
    },
  };
}

/** @param name of the report, and of the configuration where it is not Playwright's usual one. */
async function runInBrowser(name: 'e2e' | 'editor', { root, signal }: StepContext): Promise<Tally> {
  const report = path.join(root, `.cache/test/${name}.json`);
  await rm(report, { force: true });
  let browser: string;
  try {
    browser = await findBrowser(thisMachine(root, signal));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return tallyStep(reason);
  }
  console.log(`Browser: ${browser}`);
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const config = name === 'e2e' ? [] : ['--config', `playwright.${name}.config.ts`];
  const code = await runCommand('playwright', ['test', ...config, '--reporter=list,json'], { root, signal, env });
  return tallyEndToEnd(await readReport(endToEndReportSchema, report), code);
}

/** All that `npm test` runs, in this order: what is quick to say comes first. */
export const steps: readonly Step[] = [
  commandStep('format', [['prettier', '--check', '.']]),
  // Astro writes the types of its virtual modules first; lint and types both read them.
  commandStep('lint', [
    ['astro', 'sync'],
    ['eslint', '.', '--max-warnings', '0'],
  ]),
  commandStep('types', [['astro', 'check', '--minimumFailingSeverity', 'hint']]),
  commandStep('dead code', [['knip']]),
  commandStep('pictures', [
    ['node', 'packages/art/check-masters.ts'],
    ['node', 'packages/art/check-variety.ts'],
  ]),
  vitestStep('unit', 'unit'),
  commandStep('content', [['node', 'packages/model/check/check.ts']]),
  commandStep('hostile articles', [['node', 'packages/quality/fuzz/fuzz-blog.ts', '--count', '10000']]),
  commandStep('spoilt content', [['node', 'packages/quality/fuzz/fuzz-content.ts', '--count', '100']]),
  {
    name: 'build',
    run: async (context) => tallyStep((await buildSite(context)) ? undefined : 'the site was not built'),
  },
  commandStep('sizes', [['node', 'packages/quality/test/check-sizes.ts']], 'build'),
  vitestStep('built site', 'site', 'build'),
  { name: 'markup', needs: 'build', run: checkMarkup },
  { name: 'hosting', needs: 'build', run: checkHosting },
  { name: 'editor', needs: 'build', run: async (context) => runInBrowser('editor', context) },
  { name: 'end to end', needs: 'build', run: async (context) => runInBrowser('e2e', context) },
];
