import { markdownTable } from 'markdown-table';
import { checks, type CheckName } from './checks.ts';
import { openSite } from './site.ts';
import { targets, type Target, type TargetPlace } from './targets.ts';

/** The result of a check on a target. */
export interface Outcome {
  readonly target: string;
  readonly check: CheckName;
  /** `works` is an exception that is no longer needed. */
  readonly verdict: 'passed' | 'failed' | 'exception' | 'works';
  /** What is wrong, or the reason for an exception; empty if the check passed. */
  readonly remarks: readonly string[];
}

/** @param reason why the target does not have to pass; undefined if it has to. */
export function judge(faults: readonly string[], reason: string | undefined): Pick<Outcome, 'verdict' | 'remarks'> {
  if (reason === undefined) return { verdict: faults.length === 0 ? 'passed' : 'failed', remarks: faults };
  if (faults.length > 0) return { verdict: 'exception', remarks: [reason] };
  return { verdict: 'works', remarks: ['it works now: remove the exception from packages/delivery/hosting/checks.ts'] };
}

async function checkTarget(target: Target, place: TargetPlace): Promise<Outcome[]> {
  const server = await target.start(place);
  const site = openSite(place.root, target.slash, server.port);
  const outcomes: Outcome[] = [];
  try {
    for (const check of Object.keys(checks) as CheckName[]) {
      place.signal.throwIfAborted();
      const faults: string[] = [];
      const compare = (what: string, actual: unknown, expected: unknown) => {
        if (actual !== expected) faults.push(`${what} is ${String(actual)} instead of ${String(expected)}`);
      };
      // A server that stops during a check fails that check, and the others still run.
      await checks[check](site, compare).catch((error: unknown) => faults.push(String(error)));
      outcomes.push({ target: target.name, check, ...judge(faults, target.exceptions[check]) });
    }
  } finally {
    await server.close();
  }
  return outcomes;
}

/** Runs every check on every target, all targets at once: one takes longer to start than the others take altogether. */
export async function checkTargets(place: TargetPlace) {
  const results = await Promise.allSettled(targets.map(async (target) => checkTarget(target, place)));
  place.signal.throwIfAborted();
  return {
    outcomes: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    /** Targets that did not start, with the reason, one line each. */
    notStarted: results.flatMap((result, index) =>
      result.status === 'rejected' ? [`${targets[index]?.name ?? ''}: ${String(result.reason)}`] : [],
    ),
  };
}

const mostRemarks = 5;

/** A line for each check that failed, and each exception that is no longer needed. */
export function listFailures(outcomes: readonly Outcome[]): string[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'works');
  return failed.map(({ target, check, remarks }) => {
    const more = remarks.length > mostRemarks ? `, and ${String(remarks.length - mostRemarks)} more` : '';
    return `${target}: ${check}: ${remarks.slice(0, mostRemarks).join('; ')}${more}`;
  });
}

const words = { passed: 'yes', failed: '**failed**', works: '**works now**' } as const;

const formatNote = ({ target, remarks }: Outcome) => `${target}: ${remarks.join(' ')}`;

/** A Markdown table with targets as columns and checks as rows, and the reason for each exception below it. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const names = [...new Set(outcomes.map(({ target }) => target))];
  const notes = [...new Set(outcomes.filter(({ verdict }) => verdict === 'exception').map(formatNote))];
  const rows = [...Map.groupBy(outcomes, ({ check }) => check)].map(([check, ofCheck]) => {
    const cells = ofCheck.map((outcome) =>
      outcome.verdict === 'exception'
        ? `no (${String(notes.indexOf(formatNote(outcome)) + 1)})`
        : words[outcome.verdict],
    );
    return [check, ...cells];
  });
  const numbered = notes.map((note, index) => `${String(index + 1)}. ${note}`);
  return `${markdownTable([['what', ...names], ...rows])}\n\n${numbered.join('\n')}`;
}
