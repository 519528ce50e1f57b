import { formatSecondsSince } from '@site/system/format-seconds.ts';
import type { Step, StepContext } from './steps.ts';
import { addTallies, tallyStep, type Tally } from './tally.ts';

async function runStep(step: Step, context: StepContext): Promise<Tally> {
  const startedAt = performance.now();
  console.log(`\n=== ${step.name} ===`);
  // A step that cannot even start must not keep the others from running.
  const tally = await step
    .run(context)
    .catch((error: unknown) => tallyStep(error instanceof Error ? error.message : String(error)));
  for (const skipped of tally.skipped) console.log(`skipped: ${skipped}`);
  const counts = `${String(tally.passed)} passed, ${String(tally.failures.length)} failed`;
  console.log(`=== ${step.name}: ${counts} in ${formatSecondsSince(startedAt)} ===`);
  return tally;
}

/**
 * Runs every step, also after one that failed; a step that needs a failed one counts as failed.
 * @returns the sum; each failure starts with its step's name.
 */
export async function runSteps(steps: readonly Step[], context: StepContext): Promise<Tally> {
  const failedSteps = new Set<string>();
  const tallies: Tally[] = [];
  for (const step of steps) {
    if (context.signal.aborted) break;
    const isBlocked = step.needs !== undefined && failedSteps.has(step.needs);
    const tally = isBlocked
      ? tallyStep(`not run, as the step '${step.needs ?? ''}' failed`)
      : await runStep(step, context);
    if (tally.failures.length > 0) failedSteps.add(step.name);
    tallies.push({ ...tally, failures: tally.failures.map((failure) => `${step.name}: ${failure}`) });
  }
  return addTallies(tallies);
}
