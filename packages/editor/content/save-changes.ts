import { checkContent } from '@site/model/check/check-content.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { describeProblem, type Problem } from '@site/model/check/problem.ts';
import { PictureError } from '@site/content-tools/media/make-picture.ts';
import { ChangeError, stageChanges, type Changes } from './stage-changes.ts';

/** Without its line, which owners do not see here, and which a change above it moves. */
function describe({ file, field, advice }: Problem): string {
  return describeProblem({ file, field, advice });
}

/** What came of saving: why nothing was written, or nothing to say. */
export type SaveResult = { readonly refused: readonly string[] } | { readonly refused?: undefined };

/**
 * Writes changes to content, all of them or none. Where the content check has something against them, nothing is written;
 * what it had against the content before does not hold up who mends one file after the other.
 * @param content the content folder.
 * @param pictures the folder in which new pictures wait.
 */
export async function saveChanges(content: string, changes: Changes, pictures: string): Promise<SaveResult> {
  const stage = await openContentStage(content);
  try {
    await stageChanges(content, changes, stage, pictures);
    const problems = (await stage.check()).map(describe);
    const known = new Set(problems.length > 0 ? (await checkContent(content)).map(describe) : []);
    const refused = problems.filter((problem) => !known.has(problem));
    if (refused.length > 0) return { refused };
    await stage.commit();
    return {};
  } catch (error) {
    if (error instanceof ChangeError) return { refused: [error.message] };
    if (error instanceof PictureError) return { refused: [`The new picture ${error.message}.`] };
    throw error;
  } finally {
    await stage.drop();
  }
}
