import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem, type Problem } from '@site/model/check/problem.ts';
import type { ContentMutation } from './content-mutation.ts';
import type { SpoiltCopy } from './spoilt-copy.ts';

/** A mutation that the check or the build did not meet as they must. */
export interface ContentFinding {
  readonly mutation: ContentMutation;
  readonly what: string;
}

export interface CheckFuzz {
  /** Mutations of which the check said what is wrong. */
  readonly stopped: readonly ContentMutation[];
  /** Mutations that the check lets pass: the build must too. */
  readonly passed: readonly ContentMutation[];
  readonly findings: readonly ContentFinding[];
}

/** A message for one line of a terminal. */
const mostCharacters = 1_500;

/** What an editor could not work with in a message; empty where all is well. */
export function listMessageFaults(problem: Problem): string[] {
  const line = describeProblem(problem);
  const faults = [
    [!problem.file.startsWith('content'), 'names no file'],
    [problem.advice.trim() === '', 'has no advice'],
    [/\p{Cc}/u.test(line), 'holds a character that a terminal acts on'],
    [/\bundefined\b|\[object |\bNaN\b/.test(line), 'shows what no person wrote'],
    [line.length > mostCharacters, `has ${String(line.length)} characters`],
  ] as const;
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `a message ${fault}: ${line.slice(0, 300)}`);
}

/** Whether a message leads to what was spoilt: it is about that file, or names it. */
function namesFile(problems: readonly Problem[], { changes }: ContentMutation): boolean {
  const names = changes.map(({ file }) => file.replace(/^.*\//, '').replace(/\..*$/, ''));
  return problems.some(({ file, advice }) => names.some((name) => file.includes(name) || advice.includes(name)));
}

/** Has the check look at each mutation alone. */
export async function fuzzCheck(
  copy: SpoiltCopy,
  mutations: Iterable<ContentMutation>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<CheckFuzz> {
  const stopped: ContentMutation[] = [];
  const passed: ContentMutation[] = [];
  const findings: ContentFinding[] = [];
  for (const mutation of mutations) {
    if (signal.aborted) break;
    try {
      const problems = await copy.with([mutation], () => checkContent(copy.content));
      (problems.length > 0 ? stopped : passed).push(mutation);
      const faults = problems.flatMap(listMessageFaults);
      if (problems.length > 0 && !namesFile(problems, mutation)) faults.push('no message leads to the file');
      findings.push(...faults.map((what) => ({ mutation, what })));
    } catch (error) {
      findings.push({
        mutation,
        what: `the check throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      });
    }
    onProgress(stopped.length + passed.length);
  }
  return { stopped, passed, findings };
}
