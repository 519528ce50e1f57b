import type { Problem } from '@site/zod-content/problem.ts';

/** A request that can't be fulfilled. The message says why, and what to do. */
export class EntryError extends Error {
  /** The content check's problems, if they are the reason. */
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}
