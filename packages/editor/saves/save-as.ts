import path from 'node:path';
import { saveContent } from '@site/content-tools/entries/save-content.ts';
import type { ContentFolder } from '@site/model/check/content-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import type { Signature } from '../people/person.ts';
import { Git } from '../publish/server/git.ts';
import { saveDraft } from './drafts.ts';

/**
 * Changes the content in a person's name: on the disk and in the history, or in neither.
 * @param content the content folder.
 * @param change writes into the copy.
 * @param say what the history says of it, in place of what changed.
 * @returns the content as it is then.
 * @throws EntryError with a line for each new problem that the content check finds.
 */
export async function saveAs(
  content: string,
  person: Signature,
  change: (stage: ContentStage) => Promise<void>,
  say?: string,
): Promise<ContentFolder> {
  const git = new Git(path.dirname(path.resolve(content)));
  return saveContent(content, change, async (stage) => saveDraft(git, stage, person, say));
}
