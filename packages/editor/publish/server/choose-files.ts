import path from 'node:path';
import { onDisk } from './describe-changes.ts';
import { quotePath } from './git.ts';
import type { Repository } from './repository.ts';

/** Everything of a text that could name an entry or a picture. */
const names = /[\w-]+(?:\.\w+)?/g;

/**
 * Files that go online with those that were chosen: what these refer to and nobody sees yet, such as a new person in the
 * credits, or a new picture.
 * @param changed all files that are not online as they are here.
 */
export async function addReferred(
  { git }: Repository,
  chosen: readonly string[],
  changed: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = new Set(chosen.filter((file) => changed.includes(file)));
  const texts = await onDisk(git.root).read(changed.filter((file) => /\.(?:yaml|mdoc)$/.test(file)));
  // A set can grow while it is gone through: what is added may refer to more.
  for (const file of wanted) {
    const words = new Set(texts.get(file)?.toString().match(names));
    for (const other of changed) {
      const { name, base } = path.posix.parse(other);
      if (words.has(other.startsWith('content/media/') ? base : name)) wanted.add(other);
    }
  }
  return wanted;
}

/**
 * What a publication changes in what is online, as lines of `git fast-import`.
 * @param saved the commit of all that is saved.
 * @param chosen files of its content; all where undefined.
 * @param beside a file outside of the content that goes with what is chosen, and its text.
 */
export async function listPublished(
  { git }: Repository,
  saved: string,
  chosen: ReadonlySet<string> | undefined,
  beside?: { readonly file: string; readonly text: string },
): Promise<readonly string[]> {
  const rows = await git.list([
    'diff-tree',
    '-r',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '-z',
    'HEAD',
    saved,
    '--',
    'content',
  ]);
  const lines: string[] = [];
  for (let place = 0; place < rows.length; place += 2) {
    const [, mode = '', , object = ''] = rows[place]?.split(' ') ?? [];
    const file = rows[place + 1] ?? '';
    if (chosen && !chosen.has(file)) continue;
    lines.push(mode === '000000' ? `D ${quotePath(file)}` : `M ${mode} ${object} ${quotePath(file)}`);
  }
  if (beside) {
    const { file, text } = beside;
    lines.push(`M 100644 inline ${quotePath(file)}`, `data ${Buffer.byteLength(text)}`, text);
  }
  return lines;
}
