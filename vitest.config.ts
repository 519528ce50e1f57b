import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Says why a test was skipped, which neither the default nor the JSON report does. */
const skipReasons: Reporter = {
  onTestCaseResult: (test) => {
    const result = test.result();
    if (result.state === 'skipped') console.log(`skipped: ${test.fullName}: ${result.note ?? 'no reason given'}`);
  },
};

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    reporters: ['default', 'json', skipReasons],
    outputFile: { json: '.cache/test/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/content/**/*.test.ts'],
        },
      },
      // What the build left in dist, so it needs one first. Files share the pages that they have read.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false } },
    ],
  },
});
