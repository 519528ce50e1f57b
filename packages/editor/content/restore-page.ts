import path from 'node:path';
import { titleField } from '@site/content-tools/entries/collections.ts';
import { slugForm, valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { followNames } from '@site/content-tools/names/follow-names.ts';
import { healUses } from '@site/content-tools/names/heal-uses.ts';
import { parseEntry, readCollection, readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { contentFiles, mayBeMissing, type ContentName } from '@site/model/schemas/content-files.ts';
import { Git } from '../publish/server/git.ts';
import type { Signature } from '../people/person.ts';
import { saveAs } from '../saves/save-as.ts';
import type { Choice } from './outline.ts';

/** A page that can come back. */
export interface DeletedPage {
  readonly name: ContentName;
  /** Of a portfolio, its file's name. */
  readonly slug?: string | undefined;
}

/** The saves, where there are some, and what is checked out. */
const history = ['--first-parent', '--branches=draft[s]', 'HEAD', '--'];

/** A page as it was when it was last in the history; undefined where it never was, or can't be read. */
async function readLast(content: string, { name, slug = '' }: DeletedPage): Promise<RawEntry | undefined> {
  const git = new Git(path.dirname(path.resolve(content)));
  const file = `content/${contentFiles[name].pattern.replace('*', slug)}`;
  const commit = await git.find(['rev-list', '--max-count=1', ...history, file]);
  if (commit === undefined || commit === '') return undefined;
  // The commit that removed it does not have it.
  const states = await git.blobs([`${commit}:${file}`, `${commit}^:${file}`]);
  const [last] = states.values();
  return last && parseEntry({ name, file, slug: path.parse(file).name }, last.toString()).entry;
}

/** The portfolios that the history has and the content has not, by their files' names. @param content the content folder. */
export async function listDeletedPortfolios(content: string): Promise<readonly Choice[]> {
  const git = new Git(path.dirname(path.resolve(content)));
  const log = ['log', '--diff-filter=D', '--name-only', '--format=', ...history];
  const gone = (await git.find([...log, 'content/portfolios'])) ?? '';
  const slugs = new Set(
    gone.split('\n').flatMap((file) => /^content\/portfolios\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? []),
  );
  const there = new Set(readCollection(content, 'portfolios').files.map(({ slug }) => slug));
  const found = [...slugs.difference(there)].map(async (slug): Promise<Choice[]> => {
    const entry = await readLast(content, { name: 'portfolios', slug });
    const title = entry && valuesOf(entry)[titleField('portfolios')];
    return entry ? [{ value: slug, label: typeof title === 'string' ? title : slug }] : [];
  });
  return (await Promise.all(found)).flat();
}

function canComeBack({ name, slug }: DeletedPage): boolean {
  return name === 'portfolios'
    ? slug !== undefined && slugForm.test(slug)
    : name.endsWith('Page') && mayBeMissing(name);
}

/**
 * Brings a page with sections, or a portfolio, back as the history has it; what it names leads to where it is now.
 * @param content the content folder.
 * @throws EntryError that says why it was not.
 */
export async function restorePage(content: string, page: DeletedPage, person: Signature): Promise<void> {
  if (!canComeBack(page)) throw new EntryError(`${page.name} is no page that can come back.`);
  const entry = await readLast(content, page);
  if (!entry) throw new EntryError('The history does not have this page: fill in its form, and press Create.');
  const { file } = entry;
  const today = siteDay(process.env);
  await saveAs(content, person, async (stage) => {
    const before = readContent(stage.content);
    if (before.files.some((one) => one.file === file)) throw new EntryError('This page is there: reload this window.');
    await stage.write(path.posix.relative('content', file), healUses(entry, before, today));
    const after = readContent(stage.content);
    const { edits } = await followNames(stage, { before, after, renamed: new Map(), choices: {}, today });
    for (const edit of edits) await stage.write(edit.file, edit.after);
  });
}
