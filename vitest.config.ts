import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { fixtureProject } from './tests/sites.ts';

/** The tests that were skipped, by the reason. */
const skipped = new Map<string, string[]>();

/** Says why tests were skipped, which the default reporter does not, and keeps the counts for the last line of `npm test`. */
const counts: Reporter = {
  onTestCaseResult: (test) => {
    const result = test.result();
    if (result.state !== 'skipped') return;
    const reason = result.note ?? 'no reason given';
    skipped.set(reason, [...(skipped.get(reason) ?? []), test.fullName]);
  },
  onTestRunEnd: (modules, errors) => {
    for (const [reason, [first = '', ...others]] of skipped) {
      console.log(`skipped: ${first}${others.length > 0 ? ` and ${String(others.length)} more` : ''}: ${reason}`);
    }
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length;
    const failed = modules.flatMap((module) => [...module.children.allTests('failed')]).length;
    const projects = new Set(modules.map(({ project }) => project.name));
    mkdirSync('.cache/tests', { recursive: true });
    const file = `.cache/tests/${[...projects].join('-')}.json`;
    writeFileSync(file, JSON.stringify({ passed, failed: failed + errors.length }));
  },
};

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    reporters: ['default', counts],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/content/**/*.test.ts'],
        },
      },
      // These read what is built, so they need a build first. Files share the pages that they have read.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,walks,sample}/**/*.test.ts'],
          env: { SITE_PROJECT: fixtureProject },
          isolate: false,
        },
      },
      { extends: true, test: { name: 'walks', include: ['tests/{walks,sample}/**/*.test.ts'], isolate: false } },
      // Serves dist in every way that is supported.
      { extends: true, test: { name: 'targets', include: ['packages/delivery/hosting/*.spec.ts'] } },
    ],
  },
});
