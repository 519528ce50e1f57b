import path from 'node:path';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { stageEdits } from '@site/content-tools/names/change-name.ts';
import { followNames } from '@site/content-tools/names/follow-names.ts';
import { healUses } from '@site/content-tools/names/heal-uses.ts';
import { parseEntry, readContent } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { contentFiles, mayBeMissing, type ContentName } from '@site/model/schemas/content-files.ts';
import { Git } from '../publish/server/git.ts';
import type { Signature } from '../people/person.ts';
import { draftsBranch } from '../saves/drafts.ts';
import { saveAs } from '../saves/save-as.ts';

/** What a file was when it was last in the history. @param file from the content folder. */
async function findLast(content: string, file: string): Promise<string | undefined> {
  const git = new Git(content);
  const last = (await git.find(['rev-parse', '--verify', '--quiet', draftsBranch])) ?? 'HEAD';
  const commit = await git.find(['rev-list', '--first-parent', '--max-count=1', last, '--', file]);
  if (commit === undefined || commit === '') return undefined;
  // The commit that removed it does not have it.
  return (await git.find(['show', `${commit}:./${file}`])) ?? git.find(['show', `${commit}^:./${file}`]);
}

/**
 * Brings a page with sections back as the history has it; what it names leads to where it is now.
 * @param content the content folder.
 * @throws EntryError that says why it was not.
 */
export async function restorePage(content: string, wanted: string, person: Signature): Promise<void> {
  const name = (Object.keys(contentFiles) as ContentName[]).find((one) => one === wanted);
  if (!name?.endsWith('Page') || !mayBeMissing(name)) throw new EntryError(`${wanted} is no page that can come back.`);
  const place = contentFiles[name].pattern;
  const last = await findLast(content, place);
  const file = `content/${place}`;
  const { entry } = last === undefined ? {} : parseEntry({ name, file, slug: path.parse(place).name }, `${last}\n`);
  if (!entry) throw new EntryError('The history does not have this page: fill in its form, and press Create.');
  const today = siteDay(process.env);
  await saveAs(content, person, async (stage) => {
    const before = await readContent(stage.folder);
    if (before.files.some((one) => one.file === file)) throw new EntryError('This page is there: reload this window.');
    await stage.write(place, healUses(entry, before, today));
    const after = await readContent(stage.folder);
    const { edits } = await followNames(stage.folder, { before, after, renamed: new Map(), choices: {}, today });
    await stageEdits(stage, edits);
  });
}
