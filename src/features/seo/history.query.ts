import { Git } from '@site/model/git/git.ts';
import { siteFolder } from '#lib/site-folder.ts';

/** Begins the lines of commits, among those of files. */
const commitSign = '>';

/** The ref decoration (`%D`) of a shallow clone's boundary commit, in which every file seems to have changed. */
const shallowBoundary = 'grafted';

/**
 * When each content file was last changed, by the history of its repository.
 * @param content the content folder, from `folder`.
 * @returns moments in UTC such as 2026-05-13T09:30:00.000Z, by file; none where there is no history.
 */
export async function readHistory(content: string, folder = process.cwd()): Promise<ReadonlyMap<string, string>> {
  const format = `--format=${commitSign}%cI %D`;
  // Names alone: a partial clone then fetches nothing.
  const args = ['log', format, '--name-only', '--no-renames', '--relative', '-z', '--', content];
  // Without Git, or outside a repository, the dates are unknown; a sitemap may leave them out.
  const log = (await new Git(folder).find(args)) ?? '';
  const moments = new Map<string, string>();
  let moment = '';
  for (const line of log.split(/[\0\n]/).filter(Boolean)) {
    if (line.startsWith(commitSign)) {
      const [date = '', ...names] = line.slice(commitSign.length).split(/,? /);
      moment = names.includes(shallowBoundary) ? '' : new Date(date).toISOString();
    } else if (moment > (moments.get(line) ?? '')) moments.set(line, moment);
  }
  return moments;
}

/** The newest of some moments; undefined if there is none. */
export function newestOf(moments: readonly (string | undefined)[]): string | undefined {
  return moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}

let loading: ReturnType<typeof readHistory> | undefined;

/**
 * When the newest of some content files was last changed, by the project's history.
 * @param files from the project's folder.
 * @returns a date such as 2026-05-13T09:30:00.000Z; undefined if it is not known.
 */
export async function findLastChange(files: readonly string[]): Promise<string | undefined> {
  loading ??= readHistory(siteFolder.content);
  const moments = await loading;
  return newestOf(files.map((file) => moments.get(file)));
}
