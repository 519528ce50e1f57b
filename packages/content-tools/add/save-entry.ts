import { describeProblem } from '@site/model/check/problem.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { AnswerError } from './interview.ts';

/** Files by their place in the content folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes files into the content folder, all of them or none.
 * @throws AnswerError with the check's words where the content would not be in order with them.
 */
export async function saveFiles(content: string, files: Files): Promise<void> {
  const stage = await openContentStage(content);
  try {
    for (const [file, data] of Object.entries(files)) await stage.write(file, data);
    const problems = await stage.check();
    if (problems.length > 0) throw new AnswerError(problems.map(describeProblem).join('\n'));
    await stage.commit();
  } finally {
    await stage.drop();
  }
}
