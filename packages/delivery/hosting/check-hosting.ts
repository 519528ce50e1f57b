import type { StepContext } from '@site/quality/test/steps.ts';
import type { Tally } from '@site/quality/test/tally.ts';
import { checkTargets, type Checked } from './run-checks.ts';

const mostRemarks = 5;

/** Counts checks of targets: one that passed, or that is a known exception, counts as passed. */
export function tallyHosting({ outcomes, notStarted }: Checked): Tally {
  const faults = outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'works');
  return {
    passed: outcomes.length - faults.length,
    failures: [
      ...notStarted,
      ...faults.map(({ target, check, remarks }) => {
        const more = remarks.length > mostRemarks ? `, and ${String(remarks.length - mostRemarks)} more` : '';
        return `${target}: ${check}: ${remarks.slice(0, mostRemarks).join('; ')}${more}`;
      }),
    ],
    skipped: [],
  };
}

/** Asks every target that serves the built site whether it does so as it should. */
export async function checkHosting(context: StepContext): Promise<Tally> {
  const tally = tallyHosting(await checkTargets(context));
  for (const failure of tally.failures) console.error(failure);
  return tally;
}
