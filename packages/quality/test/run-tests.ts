/**
 * `npm test`, and with `--full` the nightly `npm run test:full`. Every step runs, even after a failed one; a summary
 * counts the tests.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import concurrently from 'concurrently';
import { z } from 'zod';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';

const root = path.join(import.meta.dirname, '../../..');
const results = path.join(root, '.cache/tests');

interface Step {
  readonly commands: readonly string[];
  /** Concurrency; one by default. */
  readonly atOnce?: number;
}

const projects = (...names: readonly string[]) => names.map((name) => `--project ${name}`).join(' ');

/** Longest first, so that the others fill the second core. */
const pushSteps: readonly Step[] = [
  { commands: ['astro sync'] },
  {
    commands: ['build', 'lint', 'types', 'format', 'unused', 'content'].map((name) =>
      name === 'build' ? 'npm:test:build' : `npm:check:${name}`,
    ),
    atOnce: 2,
  },
  { commands: [`vitest run ${projects('unit', 'built', 'dev')}`] },
  { commands: ['playwright test'] },
];

const nightlySteps: readonly Step[] = [
  { commands: ['npm:nightly:install', 'npm:nightly:build'] },
  { commands: [`vitest run ${projects('slow', 'shipped', 'second', 'fuzz', 'targets', 'builds')}`] },
  { commands: ['playwright test'] },
  { commands: ['npm:nightly:markup', 'npm:nightly:saves'] },
];

const nightlyNote =
  'Nightly, by npm run test:full: the shipped content, every page of each site, other browser engines, hosts, print, killed saves, fuzzing, the W3C’s checker.';

/** @returns how many of a step's commands failed. */
async function run({ commands, atOnce = 1 }: Step, env: Record<string, string>): Promise<number> {
  const { result } = concurrently(
    commands.map((command) => ({ command, env })),
    { cwd: root, group: atOnce > 1, raw: atOnce === 1, maxProcesses: atOnce },
  );
  return result.then(
    () => 0,
    (ended: unknown) => (Array.isArray(ended) ? ended.filter(({ exitCode }) => exitCode !== 0).length : 1),
  );
}

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const testSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});

interface Suite {
  specs: { title: string; tests: z.infer<typeof testSchema>[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  suites: z.lazy(() => z.array(suiteSchema)).optional(),
});

const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

/** A runner's report; undefined if it didn't get that far. */
async function readReport<Report>(name: string, schema: z.ZodType<Report>): Promise<Report | undefined> {
  const text = await readFile(path.join(results, name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

const listSpecs = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(listSpecs)];

/** Sums up both runners, and lists the reasons of skipped tests, which Vitest prints itself. */
async function countTests() {
  const vitest = await readReport('vitest.json', vitestSchema);
  const playwright = await readReport('playwright.json', playwrightSchema);
  const tests = (playwright?.suites ?? [])
    .flatMap(listSpecs)
    .flatMap((spec) => spec.tests.map((test) => ({ title: spec.title, ...test })));
  for (const { title, annotations } of tests.filter(({ status }) => status === 'skipped')) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    console.log(`skipped: ${title}: ${reason}`);
  }
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length;
  return {
    passed: (vitest?.numPassedTests ?? 0) + tests.filter(({ status }) => status === 'expected').length,
    failed: (vitest?.numFailedTests ?? 0) + failed,
  };
}

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm test',
    does: 'Runs every check and test of a change.',
    options: {
      full: { type: 'boolean', default: false, help: 'runs the nightly tests instead, as npm run test:full does' },
    },
  });
  await rm(results, { recursive: true, force: true });
  const env = values.full ? { NIGHTLY: '1' } : {};
  let failedCommands = 0;
  let failedRunners = 0;
  for (const step of values.full ? nightlySteps : pushSteps) {
    const failed = await run(step, env);
    if (step.commands.some((command) => /^(?:vitest|playwright) /.test(command))) failedRunners += failed;
    else failedCommands += failed;
  }
  const { passed, failed } = await countTests();
  // A runner that failed without a failed test has not even begun.
  const allFailed = failedCommands + Math.max(failed, failedRunners);
  console.log(`\n${passed} passed, ${allFailed} failed`);
  if (!values.full) console.log(nightlyNote);
  return allFailed === 0 ? 0 : 1;
});
