import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import { tallyStep } from './tally.ts';

const context = { root: '/', signal: new AbortController().signal };
const passing = () => Promise.resolve(tallyStep(undefined));
const failing = () => Promise.resolve(tallyStep('no'));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('runs every step, also after one that failed or threw', async () => {
  const throwing = () => Promise.reject(new Error('broken'));
  const tally = await runSteps(
    [
      { name: 'lint', run: failing },
      { name: 'unit', run: throwing },
      { name: 'types', run: passing },
    ],
    context,
  );
  expect(tally).toEqual({ passed: 1, failures: ['lint: no', 'unit: broken'], skipped: [] });
});

it('counts a step as failed, without running it, where the one it needs failed', async () => {
  const run = vi.fn(passing);
  const tally = await runSteps(
    [
      { name: 'build', run: failing },
      { name: 'sizes', needs: 'build', run },
    ],
    context,
  );
  expect(run).not.toHaveBeenCalled();
  expect(tally.failures).toEqual(['build: no', "sizes: not run, as the step 'build' failed"]);
});

it('starts no further step once it is asked to stop', async () => {
  const run = vi.fn(passing);
  await runSteps([{ name: 'lint', run }], { root: '/', signal: AbortSignal.abort() });
  expect(run).not.toHaveBeenCalled();
});
