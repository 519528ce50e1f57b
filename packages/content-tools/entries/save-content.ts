import { checkContent } from '@site/model/check/check-content.ts';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { describeProblem, type Problem } from '@site/zod-content/problem.ts';
import { EntryError } from './entry-error.ts';

/** Keyed by message without line numbers, which edits above them shift. */
async function listProblems(checking: ReturnType<typeof checkContent>): Promise<Map<string, Problem>> {
  const problems = (await checking).map(({ file, field, advice }) => ({ file, field, advice }));
  return new Map(problems.map((problem) => [describeProblem(problem), problem]));
}

/**
 * Stages a change of the content, checks it with the rest, and commits it. Existing problems do not block a change, so
 * that they can be fixed one file after another.
 * @param content the content folder.
 * @param change writes the changed files into the stage.
 * @returns the files that were changed.
 * @throws EntryError with a line for each new problem that the content check finds; nothing is written then.
 */
export async function saveContent(
  content: string,
  change: (stage: ContentStage) => Promise<void>,
): Promise<readonly string[]> {
  const stage = await openContentStage(content);
  try {
    await change(stage);
    const problems = await listProblems(stage.check());
    const known = problems.size > 0 ? await listProblems(checkContent(stage.before)) : problems;
    const refused = [...problems].filter(([words]) => !known.has(words));
    if (refused.length > 0) {
      throw new EntryError(refused.map(([words]) => words).join('\n'), [...new Map(refused).values()]);
    }
    return await stage.commit();
  } finally {
    await stage.drop();
  }
}
