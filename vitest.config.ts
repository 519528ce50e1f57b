import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Says why a test was skipped, which the default reporter does not. */
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
    reporters: ['default', skipReasons],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/content/**/*.test.ts'],
        },
      },
      // Reads dist, so it needs a build first. Files share the pages that they have read.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false } },
      // Serves dist in every way that is supported.
      { extends: true, test: { name: 'targets', include: ['packages/delivery/hosting/*.spec.ts'] } },
    ],
  },
});
