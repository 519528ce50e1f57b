import { checkContent } from '@site/model/check/check-content.ts';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { describeProblem } from '@site/model/check/problem.ts';

/** Something that the owner asked for and that cannot be done. The message says why, and what to do. */
export class EntryError extends Error {}

/** Without its line, which a change above it moves. */
async function listProblems(checking: ReturnType<typeof checkContent>): Promise<string[]> {
  return (await checking).map(({ file, field, advice }) => describeProblem({ file, field, advice }));
}

/**
 * Changes the content, completely or not at all: the changes are made in a copy, checked there, and moved over together.
 * Problems that the content had before do not refuse a change, so that they can be fixed one file after another.
 * @param content the content folder.
 * @param change writes into the copy.
 * @throws EntryError with a line for each new problem that the content check finds; nothing is written then.
 */
export async function saveContent(content: string, change: (stage: ContentStage) => Promise<void>): Promise<void> {
  const stage = await openContentStage(content);
  try {
    await change(stage);
    const problems = await listProblems(stage.check());
    const known = new Set(problems.length > 0 ? await listProblems(checkContent(content)) : []);
    const refused = problems.filter((problem) => !known.has(problem));
    if (refused.length > 0) throw new EntryError(refused.join('\n'));
    await stage.commit();
  } finally {
    await stage.drop();
  }
}
