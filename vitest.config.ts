import { configDefaults, defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { nightlyFiles } from './tests/nightly.ts';
import { fixtureContent } from './tests/sites.ts';

/** Says why tests were skipped, which the default reporter does not. */
const skippedReasons: Reporter = {
  onTestRunEnd: (modules) => {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    const reasons = Object.groupBy(skipped, (test) => {
      const result = test.result();
      return (result.state === 'skipped' ? result.note : undefined) ?? 'no reason given';
    });
    for (const [reason, [first, ...others] = []] of Object.entries(reasons)) {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      console.log(`skipped: ${first?.fullName ?? ''}${more}: ${reason}`);
    }
  },
};

const units = ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/content/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    maxWorkers: '100%',
    // A file that stubs restores what it has stubbed; starting each file from nothing took more time than the tests.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // `npm test` sums up both runners: packages/quality/test/run-tests.ts.
    reporters: ['default', skippedReasons, ['json', { outputFile: '.cache/tests/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: units, exclude: [...configDefaults.exclude, ...nightlyFiles.units] },
      },
      // They read what is built: the fixture.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          exclude: ['tests/built/second.test.ts'],
          env: { CONTENT_FOLDER: fixtureContent },
        },
      },
      // After the others, since it limits how long a request takes.
      { extends: true, test: { name: 'dev', include: ['tests/dev/**/*.test.ts'], sequence: { groupOrder: 1 } } },
      // Each night:
      { extends: true, test: { name: 'slow', include: [...nightlyFiles.units] } },
      // What holds for any content, on the owner's.
      { extends: true, test: { name: 'shipped', include: ['tests/built/{walks,sample}/**/*.test.ts'] } },
      { extends: true, test: { name: 'second', include: ['tests/built/second.test.ts'] } },
      // Content that is broken at random.
      { extends: true, test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 1_200_000 } },
      // Serves the built fixture in every way that is supported.
      { extends: true, test: { name: 'targets', include: ['packages/delivery/hosting/*.spec.ts'] } },
      // Builds sites of other content, which takes minutes.
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // They share the folder in which Astro notes what it has read, with those of the fuzzing.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
