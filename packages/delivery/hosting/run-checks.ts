import type { Check } from './check.ts';
import { checks, type CheckName } from './checks.ts';
import { BuiltSite, SiteUnderTest } from './site-under-test.ts';
import { targets, type Target, type TargetPlace } from './targets.ts';

/** What a check came to on a target; `works` where an exception is none any more. */
type Verdict = 'passed' | 'failed' | 'exception' | 'works';

export interface Outcome {
  readonly target: string;
  readonly check: CheckName;
  readonly verdict: Verdict;
  /** What is wrong, or for an exception why it is one; empty where the check passed. */
  readonly remarks: readonly string[];
}

const names = Object.keys(checks) as CheckName[];

/** A target that goes away in the middle of a check fails that check, and the others are still asked. */
async function runCheck(check: Check, site: SiteUnderTest): Promise<string[]> {
  return check(site).catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
}

/**
 * What a check's faults come to.
 * @param reason why the target is excepted; undefined where it is not.
 */
export function judge(faults: readonly string[], reason: string | undefined): Pick<Outcome, 'verdict' | 'remarks'> {
  if (reason === undefined) return { verdict: faults.length === 0 ? 'passed' : 'failed', remarks: faults };
  if (faults.length > 0) return { verdict: 'exception', remarks: [reason] };
  return { verdict: 'works', remarks: ['it works by now: take it out of packages/delivery/hosting/exceptions.ts'] };
}

async function checkTarget(target: Target, built: BuiltSite, place: TargetPlace): Promise<Outcome[]> {
  const server = await target.start(place);
  const site = new SiteUnderTest(built, target, server.port);
  const outcomes: Outcome[] = [];
  try {
    for (const check of names) {
      place.signal.throwIfAborted();
      const faults = await runCheck(checks[check], site);
      outcomes.push({ target: target.name, check, ...judge(faults, target.exceptions[check]) });
    }
  } finally {
    await server.close();
  }
  return outcomes;
}

export interface Checked {
  readonly outcomes: readonly Outcome[];
  /** Why a target could not be started, a line each. */
  readonly notStarted: readonly string[];
}

async function tryTarget(target: Target, built: BuiltSite, place: TargetPlace): Promise<Checked> {
  try {
    return { outcomes: await checkTarget(target, built, place), notStarted: [] };
  } catch (error) {
    place.signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    return { outcomes: [], notStarted: [`${target.name}: ${reason}`] };
  }
}

/** Runs every check on every target, all targets at a time: one takes longer to start than the others take in all. */
export async function checkTargets(place: TargetPlace): Promise<Checked> {
  const built = new BuiltSite(place.root);
  const results = await Promise.all(targets.map(async (target) => tryTarget(target, built, place)));
  return {
    outcomes: results.flatMap(({ outcomes }) => outcomes),
    notStarted: results.flatMap(({ notStarted }) => notStarted),
  };
}
