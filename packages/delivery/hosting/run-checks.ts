import { checks, type CheckName } from './checks.ts';
import { BuiltSite, SiteUnderTest } from './site-under-test.ts';
import { targets, type Target, type TargetPlace } from './targets.ts';

/** The result of a check on a target. */
export interface Outcome {
  readonly target: string;
  readonly check: CheckName;
  /** `works` is an exception that is not needed anymore. */
  readonly verdict: 'passed' | 'failed' | 'exception' | 'works';
  /** What is wrong, or the reason of an exception; empty if the check passed. */
  readonly remarks: readonly string[];
}

/** @param reason why the target is excepted; undefined if it is not. */
export function judge(faults: readonly string[], reason: string | undefined): Pick<Outcome, 'verdict' | 'remarks'> {
  if (reason === undefined) return { verdict: faults.length === 0 ? 'passed' : 'failed', remarks: faults };
  if (faults.length > 0) return { verdict: 'exception', remarks: [reason] };
  return { verdict: 'works', remarks: ['it works now: remove the exception from packages/delivery/hosting/checks.ts'] };
}

async function checkTarget(target: Target, place: TargetPlace): Promise<Outcome[]> {
  const server = await target.start(place);
  const site = new SiteUnderTest(new BuiltSite(place.root), target, server.port);
  const outcomes: Outcome[] = [];
  try {
    for (const check of Object.keys(checks) as CheckName[]) {
      place.signal.throwIfAborted();
      // A server that dies during a check fails that check, and the others are still asked.
      const faults = await checks[check](site).catch((error: unknown) => [String(error)]);
      outcomes.push({ target: target.name, check, ...judge(faults, target.exceptions[check]) });
    }
  } finally {
    await server.close();
  }
  return outcomes;
}

export interface Checked {
  readonly outcomes: readonly Outcome[];
  /** Targets that did not start, with the reason, one line each. */
  readonly notStarted: readonly string[];
}

/** Runs every check on every target, all targets at once: one takes longer to start than the others take altogether. */
export async function checkTargets(place: TargetPlace): Promise<Checked> {
  const results = await Promise.allSettled(targets.map(async (target) => checkTarget(target, place)));
  place.signal.throwIfAborted();
  return {
    outcomes: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    notStarted: results.flatMap((result, index) =>
      result.status === 'rejected' ? [`${targets[index]?.name ?? ''}: ${String(result.reason)}`] : [],
    ),
  };
}
