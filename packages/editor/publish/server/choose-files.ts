import path from 'node:path';
import { withContent } from '../../saves/drafts.ts';
import { readHere } from './describe-changes.ts';
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
  const texts = await readHere(
    git.root,
    changed.filter((file) => /\.(?:yaml|mdoc)$/.test(file)),
  );
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
 * The project with the content that is to be published.
 * @param content the tree of all that is saved.
 * @param chosen files of it; all where undefined.
 * @param beside a file outside of the content that goes with what is chosen, and its text.
 * @returns its tree.
 */
export async function chooseTree(
  { git, gitFolder }: Repository,
  content: string,
  chosen: ReadonlySet<string> | undefined,
  beside?: { readonly file: string; readonly text: string },
): Promise<string> {
  if (!chosen) return withContent(git, 'HEAD', content);
  const rows = await git.list([
    'diff-tree',
    '-r',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '-z',
    'HEAD:content',
    content,
  ]);
  const lines: string[] = [];
  for (let place = 0; place < rows.length; place += 2) {
    const [, mode = '', , object = ''] = rows[place]?.split(' ') ?? [];
    const file = `content/${rows[place + 1] ?? ''}`;
    if (chosen.has(file)) lines.push(`${mode === '000000' ? '0' : mode} ${object}\t${file}\0`);
  }
  if (beside) {
    const object = await git.text(['hash-object', '-w', '--stdin'], { input: beside.text });
    lines.push(`100644 ${object}\t${beside.file}\0`);
  }
  const env = { GIT_INDEX_FILE: path.join(gitFolder, 'publish-index') };
  await git.text(['read-tree', 'HEAD'], { env });
  await git.text(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  return git.text(['write-tree'], { env });
}
