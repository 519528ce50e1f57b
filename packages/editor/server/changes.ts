import path from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { valuesOf, valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { parseEntry, readContent, type RawEntry } from '@site/model/check/read-content.ts';
import type { Git } from '@site/model/git/git.ts';
import type { Change } from '../api.ts';
import { entryTrailer, formerTrailer, type Drafts } from './drafts.ts';
import { contentOf, fieldInWords, titleInSentence } from './labels.ts';

interface Save {
  readonly person: string;
  /** Empty for a commit by hand. */
  readonly entry: string;
  /** The former file name after a rename; else empty. */
  readonly former: string;
  readonly files: readonly string[];
}

function originalOf(file: string): string {
  return contentOf(file)?.code === undefined ? file : file.slice(file.indexOf('/') + 1);
}

/** Oldest first. */
async function listSaves(git: Git, range: string): Promise<Save[]> {
  const format = '--format=%x1e%an%x1f%b%x1f';
  const log = await git.text(['log', '--reverse', '--no-merges', '--name-only', '-z', format, range, '--', 'content']);
  return log
    .split('\x1e')
    .slice(1)
    .map((part) => {
      const [person = '', body = '', rest = ''] = part.split('\x1f');
      const [entry = '', former = ''] = [entryTrailer, formerTrailer].map(
        (key) => new RegExp(`^${key}: (.*)$`, 'm').exec(body)?.[1] ?? '',
      );
      const files = rest.split('\0').map((file) => file.trim());
      return { person, entry, former, files: files.filter(Boolean).map((file) => path.relative('content', file)) };
    });
}

function groupFiles(saves: readonly Save[], changed: readonly string[], texts: ReadonlyMap<string, string>) {
  const renamed = new Map<string, string>();
  for (const { entry, former } of saves) {
    // It may have been renamed back.
    renamed.delete(entry);
    if (former !== '') renamed.set(former, entry);
  }
  const nameNow = (file: string): string => {
    const original = originalOf(file);
    const next = renamed.get(original);
    return next === undefined ? original : nameNow(next);
  };
  const own = new Set(saves.flatMap(({ entry }) => (entry === '' ? [] : nameNow(entry))));
  const groups = new Map<string, Set<string>>();
  const put = (entry: string, file: string) => groups.set(entry, (groups.get(entry) ?? new Set()).add(file));
  for (const file of changed) {
    const entry = nameNow(file);
    const leaders = saves.filter((save) => save.entry !== '' && save.files.includes(file));
    const isMedia = file.startsWith('media/');
    if (own.has(entry) || (leaders.length === 0 && !isMedia)) put(entry, file);
    else if (leaders.length > 0) for (const leader of leaders) put(nameNow(leader.entry), file);
    else put([...texts].find(([, text]) => text.includes(path.parse(file).base))?.[0] ?? file, file);
  }
  return { groups, renamed };
}

export function parseFile(file: string, text: string | undefined): RawEntry | undefined {
  const name = contentOf(file)?.name;
  if (!name || text === undefined) return undefined;
  return parseEntry({ name, file: `content/${file}`, slug: path.parse(file).name }, text).entry;
}

/** Such as `Title, Lead and 2 more`. */
function listChanged(old: RawEntry, now: RawEntry): string {
  const [before, after] = [valuesWithText(old), valuesWithText(now)];
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]) && !['order', 'sample'].includes(name),
  );
  const labels = names.slice(0, 3).map((name) => fieldInWords(now.name, name));
  return labels.join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');
}

/** Such as `Sunday, November 29, 09:00`. */
function describeMoment(moment: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return `${day.format(new Date(`${moment.slice(0, 10)}T00:00Z`))}, ${moment.slice(11)}`;
}

async function readTexts(git: Git, commit: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = files.filter((file) => /\.(?:yaml|mdoc)$/.test(file));
  const blobs = await git.blobs(texts.map((file) => `${commit}:content/${file}`));
  return new Map(
    texts.flatMap((file) => {
      const data = blobs.get(`${commit}:content/${file}`);
      return data ? [[file, data.toString()] as const] : [];
    }),
  );
}

/** Relative to the content folder. */
export async function listDifferent(git: Git, from: string, to: string): Promise<string[]> {
  const files = await git.list(['diff', '--name-only', '--no-ext-diff', '-z', from, to, '--', 'content']);
  return files.map((file) => path.relative('content', file));
}

/** What is saved and not published, one change per entry. */
export async function listChanges(drafts: Drafts): Promise<Change[]> {
  const { git } = drafts;
  const from = await git.text(['merge-base', await drafts.published(), 'HEAD']);
  const to = await drafts.head();
  const changed = await listDifferent(git, from, to);
  if (changed.length === 0) return [];
  const saves = await listSaves(git, `${from}..${to}`);
  const [before, after] = [await readTexts(git, from, changed), await readTexts(git, to, changed)];
  const { groups, renamed } = groupFiles(saves, changed, after);
  const sites = parseFile('site.yaml', (await readTexts(git, to, ['site.yaml'])).get('site.yaml'));
  const company = sites ? [sites] : [];
  const moment = momentOf(company);
  return [...groups].map(([file, members]): Change => {
    const former = [...renamed].find(([, to]) => to === file)?.[0];
    const old = parseFile(former ?? file, before.get(former ?? file));
    const now = parseFile(file, after.get(file));
    const entry = now ?? old;
    const isTranslated = [...members].some((member) => member !== file && originalOf(member) === file);
    const isMoved = old && now && (former !== undefined || valuesOf(old).path !== valuesOf(now).path);
    const { from: comes } = now ? valuesOf(now) : {};
    const own = !entry
      ? 'picture or film'
      : !old
        ? 'new'
        : !now
          ? 'deleted'
          : isMoved
            ? 'new address'
            : listChanged(old, now);
    const what = [own, isTranslated && (own === '' ? 'translation' : 'with its translation')];
    return {
      file,
      title: entry ? titleInSentence(entry, company) : path.basename(file),
      what: what.filter(Boolean).join(', ') || 'order and marks',
      people: [...new Set(saves.flatMap((save) => (save.files.some((one) => members.has(one)) ? save.person : [])))],
      ...(typeof comes === 'string' && comes > moment && { comes: describeMoment(comes) }),
      files: [...members],
    };
  });
}

/** Adds new entries that chosen ones refer to, such as a person in the credits. */
export function addNamed(drafts: Drafts, chosen: ReadonlySet<string>, changes: readonly Change[]): ReadonlySet<string> {
  const { entries } = readContent(drafts.content);
  const sources = new Map(entries.map((entry) => [path.relative('content', entry.file), entry.source]));
  const fresh = changes.filter(({ what }) => /^new\b|^picture/.test(what));
  const wanted = new Set(chosen);
  // Iteration includes files that are added meanwhile.
  for (const file of wanted) {
    const words = new Set(sources.get(file)?.match(/[\w-]+/g));
    for (const { file: other, files } of fresh) {
      if (words.has(path.parse(other).name)) for (const one of files) wanted.add(one);
    }
  }
  return wanted;
}
