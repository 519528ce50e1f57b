import path from 'node:path/posix';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent, type RawContent, type RawEntry } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { isCollection } from '../entries/collections.ts';
import { slugForm, valuesOf, valuesWithText } from '../entries/new-entry.ts';
import { patchFile } from '../entries/patch-yaml.ts';
import { EntryError, saveContent } from '../entries/save-content.ts';
import { followNames, type NamesPlan } from './follow-names.ts';
import type { Choices, FileEdit } from './following.ts';
import { listNames } from './listed-names.ts';
import { removeUnusedLoops } from './unused-loops.ts';

interface NameChange {
  /** The entry by its file, such as `videos/neon-tide`, or by its address. */
  readonly entry: string;
  /** Its new name, or the new address of a page; undefined where it is deleted. */
  readonly to: string | undefined;
  readonly choices?: Choices;
  readonly isDryRun?: boolean;
  /** The day that decides what is a draft. */
  readonly today?: string;
}

const fileOf = ({ file }: RawEntry) => path.relative('content', file);

function findEntry(wanted: string, content: RawContent, today: string): RawEntry {
  const { listed, slug } = listNames(content, today);
  const address = bareAddress(wanted.replaceAll('{product}', slug));
  const page = listed.find(({ kind, bare }) => kind === 'path' && bare === address);
  const file = wanted.replace(/^(?:\.\/)?content\//, '').replace(/\.(?:yaml|mdoc)$/, '');
  const found = content.entries.find(
    (entry) => entry.file === page?.file || fileOf(entry).replace(/\.\w+$/, '') === file,
  );
  if (found) return found;
  throw new EntryError(`${wanted} is no entry: write its file, such as videos/neon-tide, or its address.`);
}

/** What changes in the entry's own file. */
function changeFile(entry: RawEntry, to: string | undefined, { files }: RawContent): FileEdit[] {
  const [file, before] = [fileOf(entry), entry.source];
  if (to === undefined) return [{ file, before, after: undefined }];
  if (to.startsWith('/') && (entry.name === 'portfolios' || !isCollection(entry.name))) {
    if (valuesOf(entry).path === undefined) throw new EntryError(`${entry.file} has no address that could change.`);
    return [{ file, before, after: patchFile(file, before, { ...valuesWithText(entry), path: to }) }];
  }
  if (!isCollection(entry.name) && entry.name !== 'writtenPages') {
    throw new EntryError(`${entry.file} keeps its name: write its new address, such as /about-us.`);
  }
  const slug = path.basename(to);
  if (!slugForm.test(slug)) {
    throw new EntryError(`${to} is not a name: write lowercase letters, digits and hyphens, such as neon-tide.`);
  }
  const target = path.join(path.dirname(file), slug + path.extname(file));
  if (files.some((one) => one.file === `content/${target}`)) {
    throw new EntryError(`There is one with the name ${slug} already: give this one another.`);
  }
  return [
    { file, before, after: undefined },
    { file: target, before: undefined, after: before },
  ];
}

/** Writes edits into a copy of the content. */
export async function stageEdits(stage: ContentStage, edits: readonly FileEdit[]): Promise<void> {
  for (const { file, after } of edits) await stage.write(file, after);
}

/**
 * Renames or deletes an entry, or moves a page, and lets everything follow that names it: all of it or nothing.
 * @param content the content folder.
 * @returns what was changed, the entry's own file included; with `isDryRun` what would be.
 * @throws EntryError that says why nothing was changed.
 */
export async function changeName(content: string, change: NameChange): Promise<NamesPlan> {
  const { entry: wanted, to, choices = {}, isDryRun = false, today = siteDay(process.env) } = change;
  let plan: NamesPlan | undefined;
  const work = async (stage: ContentStage) => {
    const before = readContent(stage.content);
    const entry = findEntry(wanted, before, today);
    const own = changeFile(entry, to, before);
    await stageEdits(stage, own);
    const target = own.find(({ file, after }) => after !== undefined && file !== fileOf(entry));
    const renamed = new Map(target && [[entry.file, `content/${target.file}`]]);
    const after = readContent(stage.content);
    const following = await followNames(stage, { before, after, renamed, choices, today });
    const open = following.uses.find(
      ({ id, kind, isLost, canGo }) =>
        isLost && !canGo && kind !== 'path' && !choices.uses?.[id] && !choices.instead?.[kind],
    );
    if (open) {
      const words = `${open.file}: ${open.field} needs something in the place of ${open.value}`;
      throw new EntryError(`${words}: say what, such as with --instead, or change that field first.`);
    }
    const edits = [...following.edits, ...(await removeUnusedLoops(stage, before, after))];
    await stageEdits(stage, edits);
    plan = { ...following, edits: joinEdits([...own, ...edits]) };
  };
  await saveContent(content, work, isDryRun ? async () => Promise.resolve() : undefined);
  if (!plan) throw new Error('The change was not planned');
  return plan;
}

/** One edit for each file. */
function joinEdits(edits: readonly FileEdit[]): FileEdit[] {
  const joined = new Map<string, FileEdit>();
  for (const edit of edits) joined.set(edit.file, { ...edit, before: (joined.get(edit.file) ?? edit).before });
  return [...joined.values()];
}
