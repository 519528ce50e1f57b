import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeFile } from '@site/content-tools/entries/describe-fields.ts';
import { valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { checkContent } from '@site/model/check/check-content.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { GitError } from '@site/model/git/git.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { digestField } from '@site/model/translations/translation-digest.ts';
import type { Change, EntryConflict, Person, Resolutions } from '../api.ts';
import { addNamed, listChanges, listDifferent, parseFile } from './changes.ts';
import { asPerson, type Drafts } from './drafts.ts';
import { titleInSentence } from './labels.ts';
import { mergeValues } from './merge.ts';
import { RefusalError } from './refusal.ts';
import { refuseProblems } from './save.ts';

/** Long enough to push films over a slow connection. */
const [fetchTimeoutMs, pushTimeoutMs] = [60_000, 30 * 60_000];

const mergeSubject = 'Merge what was published';
const requestSubject = 'Request publication';

type Text = string | undefined;

/** By file. */
type AllResolutions = Readonly<Record<string, Resolutions>>;

/** A three-way merge by field. */
function mergeFile(file: string, [base, mine, theirs]: readonly [Text, Text, Text], resolutions: Resolutions) {
  const [before, own, other] = [parseFile(file, base), parseFile(file, mine), parseFile(file, theirs)];
  if (!own || !other || mine === undefined) {
    const side = resolutions['']?.side;
    if (side) return { text: side === 'mine' ? mine : theirs, conflicts: [] };
    const words = (text: Text) => (text === undefined ? 'deleted' : 'changed');
    return { text: mine, conflicts: [{ field: '', label: 'All of it', mine: words(mine), theirs: words(theirs) }] };
  }
  const { fields } = describeFile(contentFiles[own.name].schema, file);
  const versions = { base: before && valuesWithText(before), mine: valuesWithText(own), theirs: valuesWithText(other) };
  const { values, conflicts } = mergeValues(versions, fields, resolutions, [digestField]);
  return { text: patchFile(own.file, mine, values), conflicts };
}

/** Merges what is online into the drafts, by field. @throws RefusalError with the conflicts. */
async function mergePublished(drafts: Drafts, person: Person, resolutions: AllResolutions): Promise<void> {
  const { git } = drafts;
  const published = await drafts.published();
  const base = await git.text(['merge-base', published, 'HEAD']);
  if (base === published) return;
  const theirs = new Set(await listDifferent(git, base, published));
  const both = (await listDifferent(git, base, 'HEAD')).filter((file) => theirs.has(file));
  const texts = await git.blobs(
    [base, 'HEAD', published].flatMap((commit) => both.map((file) => `${commit}:content/${file}`)),
  );
  const conflicts: EntryConflict[] = [];
  const merged = both.map((file) => {
    const read = (commit: string) => texts.get(`${commit}:content/${file}`)?.toString();
    const result = mergeFile(file, [read(base), read('HEAD'), read(published)], resolutions[file] ?? {});
    const entry = parseFile(file, read('HEAD') ?? read(published));
    if (result.conflicts.length > 0) {
      conflicts.push({ file, title: entry ? titleInSentence(entry, [entry]) : file, fields: result.conflicts });
    }
    return { file, text: result.text };
  });
  if (conflicts.length > 0) {
    const names = conflicts.map(({ title }) => title).join(', ');
    throw new RefusalError(409, `Somebody else has published changes to ${names}, too: choose which to keep.`, {
      conflicts,
    });
  }
  try {
    await git.find(['merge', '--quiet', '--no-commit', '--no-ff', published], { env: asPerson(person) });
    for (const { file, text } of merged) {
      if (!/\.(?:yaml|mdoc)$/.test(file)) continue;
      const place = path.join(drafts.content, file);
      if (text === undefined) await rm(place, { force: true });
      else await mkdir(path.dirname(place), { recursive: true }).then(async () => writeFile(place, text));
    }
    // Outside of content/ the published side wins; of pictures the drafts'.
    const open = await git.list(['diff', '--name-only', '--diff-filter=U', '-z']);
    const foreign = open.filter((file) => !file.startsWith('content/'));
    if (foreign.length > 0) await git.bytes(['checkout', '--theirs', '--', ...foreign]);
    await git.bytes(['add', '--all']);
    await git.bytes(['commit', '--quiet', '--no-verify', '--allow-empty', '-m', mergeSubject], {
      env: asPerson(person),
    });
  } catch (error) {
    await drafts.reset();
    throw error;
  }
}

/** An empty remote has no branch yet. */
async function fetchPublished({ git, branch, onlineRef }: Drafts, remote: string): Promise<void> {
  try {
    const refspec = `+refs/heads/${branch}:${onlineRef}`;
    await git.bytes(['fetch', '--quiet', '--no-tags', remote, refspec], { timeout: fetchTimeoutMs });
  } catch (error) {
    if (!(error instanceof GitError) || !error.output.includes("couldn't find remote ref")) throw error;
  }
}

/** Builds a commit on the published one, with an index of its own. */
async function writeCommit(
  { git }: Drafts,
  published: string,
  {
    files,
    message,
    person,
  }: { readonly files: ReadonlySet<string>; readonly message: string; readonly person: Person },
): Promise<string> {
  const rows = new Map(
    (await git.list(['ls-tree', '-r', '-z', 'HEAD', '--', 'content'])).map((row) => {
      const [mode = '', , id = ''] = row.split(/[ \t]/, 3);
      return [row.slice(row.indexOf('\t') + 1), `${mode} ${id}`];
    }),
  );
  const gone = `0 ${'0'.repeat(published.length)}`;
  const input = [...files].map((file) => `${rows.get(`content/${file}`) ?? gone}\tcontent/${file}\0`).join('');
  const index = await git.text(['rev-parse', '--path-format=absolute', '--git-path', `publish-${randomUUID()}`]);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git.bytes(['read-tree', published], { env });
    await git.bytes(['update-index', '-z', '--index-info'], { env, input });
    const tree = await git.text(['write-tree'], { env });
    return await git.text(['commit-tree', tree, '-p', published, '-F', '-'], { input: message, env: asPerson(person) });
  } finally {
    await rm(index, { force: true });
  }
}

/** Checks the content with unchosen files in their published state. */
async function checkChosen(drafts: Drafts, published: string, left: readonly string[]): Promise<void> {
  const stage = await openContentStage(drafts.content);
  try {
    for (const file of left) {
      const args = ['cat-file', '--filters', `${published}:content/${file}`];
      await stage.write(file, await drafts.git.bytes(args).catch(() => undefined));
    }
    const problems = left.length > 0 ? await stage.check() : await checkContent(stage.before);
    if (problems.length === 0) return;
    const { refusal } = refuseProblems(problems, '', readContent(stage.content));
    const words =
      left.length > 0 ? 'What you chose needs some of the other changes' : 'The check found something wrong';
    throw new RefusalError(409, `${words}, so nothing was published.`, { places: refusal.places });
  } finally {
    await stage.drop();
  }
}

/** Such as `Publish Film Neon Tide and 2 more`, with a line for each entry. */
function writeMessage(changes: readonly Change[]): string {
  const titles = changes.slice(0, 2).map(({ title }) => title);
  const more = changes.length > 2 ? ` and ${changes.length - 2} more` : '';
  return `Publish ${titles.join(', ')}${more}\n\n${changes.map(({ title, what }) => `${title}: ${what}`).join('\n')}\n`;
}

/** Before the push, so that after a kill in between the drafts contain what was pushed. */
async function mergeIntoDrafts({ git }: Drafts, commit: string, person: Person): Promise<void> {
  const [own, online] = (await git.text(['rev-parse', 'HEAD^{tree}', `${commit}^{tree}`])).split('\n');
  if (own === online) await git.bytes(['reset', '--quiet', '--hard', commit]);
  else await git.bytes(['merge', '--quiet', '--strategy=ours', '-m', mergeSubject, commit], { env: asPerson(person) });
}

/** @returns whether the folder has the new commit checked out. */
async function moveBranch({ main, branch }: Drafts, commit: string, person: Person): Promise<boolean> {
  const isHere = (await main.find(['symbolic-ref', '--short', 'HEAD'])) === branch;
  const isMoved = isHere
    ? (await main.find(['merge', '--quiet', '--ff-only', commit], { env: asPerson(person) })) !== undefined
    : (await main.find(['update-ref', `refs/heads/${branch}`, commit])) !== undefined;
  return isMoved && isHere;
}

export interface PublishRequest {
  /** Files that name entries; all if undefined. */
  readonly chosen?: readonly string[] | undefined;
  readonly resolutions?: AllResolutions | undefined;
}

/** @returns whether the project's folder has the new commit checked out, to compare its digest with the site's. */
export async function publish(
  drafts: Drafts,
  { chosen, resolutions = {} }: PublishRequest,
  person: Person,
): Promise<boolean> {
  return drafts.withLock(async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { remote, branch, git } = drafts;
      if (remote !== undefined) await fetchPublished(drafts, remote);
      await mergePublished(drafts, person, resolutions);
      const changes = await listChanges(drafts);
      const ticked = changes.filter(({ file }) => !chosen || chosen.includes(file));
      if (ticked.length === 0) throw new RefusalError(409, 'There is nothing left to publish.');
      const files = addNamed(drafts, new Set(ticked.flatMap((change) => change.files)), changes);
      const left = [...new Set(changes.flatMap((change) => change.files))].filter((file) => !files.has(file));
      const published = await drafts.published();
      await checkChosen(drafts, published, left);
      const commit = await writeCommit(drafts, published, { files, message: writeMessage(ticked), person });
      const before = await drafts.head();
      await mergeIntoDrafts(drafts, commit, person);
      try {
        if (remote !== undefined) {
          await git.bytes(['push', '--quiet', remote, `${commit}:refs/heads/${branch}`], { timeout: pushTimeoutMs });
          await git.bytes(['update-ref', drafts.onlineRef, commit]);
        }
      } catch (error) {
        await git.bytes(['reset', '--quiet', '--hard', before]);
        // Somebody else pushed first: merge, and try again.
        const isLate =
          error instanceof GitError && /fetch first|non-fast-forward|cannot lock ref|stale info/.test(error.output);
        if (!isLate || attempt >= 3) throw error;
        continue;
      }
      return await moveBranch(drafts, commit, person);
    }
  });
}

/** An empty commit in the drafts. */
export async function requestPublication(drafts: Drafts, person: Person): Promise<void> {
  await drafts.withLock(async () => drafts.commit(person, `${requestSubject}\n`, []));
}

export async function listRequests(drafts: Drafts): Promise<string[]> {
  const range = `${await drafts.published()}..HEAD`;
  const rows = await drafts.git.list(['log', '-z', '--first-parent', '--format=%s%x1f%an', range]);
  const last = rows.findIndex((row) => row.startsWith(mergeSubject));
  const since = last < 0 ? rows : rows.slice(0, last);
  return [
    ...new Set(since.flatMap((row) => (row.startsWith(`${requestSubject}\x1f`) ? (row.split('\x1f')[1] ?? '') : []))),
  ];
}
