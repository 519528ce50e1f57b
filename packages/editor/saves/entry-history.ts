import path from 'node:path';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { fileOfForm } from '../content/forms.ts';
import type { Signature } from '../people/person.ts';
import type { Choices, EntryVersion } from '../publish/publication.ts';
import { describeVersions, onDisk, readState, titleOf } from '../publish/server/describe-changes.ts';
import { Git } from '../publish/server/git.ts';
import { mergeFiles } from '../publish/server/merge-entry.ts';
import { findStanding } from './drafts.ts';
import { saveAs } from './save-as.ts';

/** How many saves of an entry are listed. */
const most = 50;

const noHistory = 'There is no history here: the content folder is in no Git repository.';

interface Entry {
  readonly git: Git;
  /** From the project's folder. */
  readonly file: string;
  /** The newest commit of the history. */
  readonly tip: string;
}

/** @param form the address of its form. @throws EntryError */
async function openEntry(content: string, form: string): Promise<Entry> {
  const place = fileOfForm(form);
  if (place === undefined) throw new EntryError('This page of the editor is no entry.');
  const git = new Git(path.dirname(path.resolve(content)));
  const { tip, head } = (await findStanding(git)) ?? {};
  const last = tip ?? head;
  if (last === undefined) throw new EntryError(noHistory);
  return { git, file: `content/${place}`, tip: last };
}

/** Who has saved an entry, when, and what it was before; the newest first. @throws EntryError */
export async function listVersions(content: string, form: string): Promise<EntryVersion[]> {
  const { git, file, tip } = await openEntry(content, form);
  const format = ['%H', '%aI', '%an'].join('%x1f');
  const options = ['-z', '--first-parent', `--max-count=${most}`, `--format=${format}`];
  const commits = (await git.list(['log', ...options, tip, '--', file])).map((line) => line.split('\x1f'));
  const states = await git.blobs(commits.flatMap(([commit = '']) => [`${commit}^:${file}`, `${commit}:${file}`]));
  return commits.map(([commit = '', date = '', name = '']) => {
    const [before, after] = [states.get(`${commit}^:${file}`), states.get(`${commit}:${file}`)];
    return { commit, date, name, ...describeVersions(file, before, after) };
  });
}

/**
 * Takes one save of an entry back, and leaves what was saved since.
 * @throws EntryError, or ConflictQuestion where the same was changed since.
 */
export async function takeBack(
  content: string,
  { form, commit, choices }: { readonly form: string; readonly commit: string; readonly choices?: Choices | undefined },
  person: Signature,
): Promise<void> {
  const { git, file, tip } = await openEntry(content, form);
  const isKnown =
    /^[0-9a-f]{40}$/.test(commit) && (await git.find(['merge-base', '--is-ancestor', commit, tip])) !== undefined;
  if (!isKnown) throw new EntryError('This save is not in the history: open the list again.');
  const [saved, earlier] = [`${commit}:${file}`, `${commit}^:${file}`];
  const states = await git.blobs([saved, earlier]);
  const place = path.posix.relative('content', file);
  const title = titleOf(file, readState(file, states.get(saved) ?? states.get(earlier)));
  await saveAs(
    content,
    person,
    async (stage) => {
      const mine = (await onDisk(git.root).read([file])).get(file);
      const versions = { base: states.get(saved), mine, theirs: states.get(earlier) };
      await stage.write(place, mergeFiles(new Map([[file, versions]]), choices).get(file));
    },
    `Take back a save of ${title}\n`,
  );
}
