/** Stands before a commit's moment, so that it is no file's name. */
export const commitSign = '>';

/**
 * When each file was last changed, from Git's log of commits and their files.
 * @param log entries parted by NUL or line ends: a commit's moment after the sign above, then its files.
 * @returns moments in Greenwich time, such as 2026-05-13T09:30:00.000Z, by file.
 */
export function readLastChanges(log: string): ReadonlyMap<string, string> {
  const lastChanges = new Map<string, string>();
  let moment = '';
  for (const part of log.split(/[\0\n]/)) {
    if (part.startsWith(commitSign)) moment = new Date(part.slice(commitSign.length)).toISOString();
    else if (part !== '' && moment > (lastChanges.get(part) ?? '')) lastChanges.set(part, moment);
  }
  return lastChanges;
}

/** The newest change of some files; undefined where the history names none of them. */
export function newestChange(files: readonly string[], changes: ReadonlyMap<string, string>): string | undefined {
  return files
    .map((file) => changes.get(file))
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}
