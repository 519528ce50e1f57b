import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { EntryError } from '../entries/save-content.ts';
import { makePalette } from './palette.ts';
import type { Answers } from './questions.ts';

const run = promisify(execFile);

/** A disc with a gap, as a placeholder until the company draws its own mark. */
const mark = 'M12 0A12 12 0 1 0 24 12H16A4 4 0 1 1 12 8Z';

export interface NewCompany {
  /** The content that is copied, such as examples/northline. */
  readonly template: string;
  /** The guide to the content files: content/README.md. */
  readonly guide: string;
  /** The folder that is written. */
  readonly target: string;
  /** Whether an existing folder is replaced. */
  readonly replace: boolean;
  readonly answers: Answers;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

/** @throws EntryError if writing the folder would lose something. */
export async function checkTarget({ target, replace }: Pick<NewCompany, 'target' | 'replace'>): Promise<void> {
  if (!(await exists(target))) return;
  if (!replace)
    throw new EntryError(`${target} is there already: name another folder with --folder, or write --replace`);
  const args = ['status', '--porcelain', '--ignored', '--untracked-files=all', '--', '.'];
  const changes = await run('git', args, { cwd: target }).then(
    ({ stdout }) => stdout.trim(),
    () => 'no history',
  );
  if (changes === '') return;
  throw new EntryError(`${target} has changes that are not committed, and would be lost: commit them first`);
}

/** Writes the answers into the copy's site.yaml, whose comments stay. */
async function fillIn(folder: string, answers: Answers): Promise<void> {
  const file = path.join(folder, 'site.yaml');
  const document = parseDocument(await readFile(file, 'utf8'));
  const { name, product, address, position, phone, email, origin, color } = answers;
  document.set('tagline', `${product.name} in ${address.city}.`);
  const values = { company: name, origin, phone } as const;
  for (const [field, value] of Object.entries(values)) document.set(field, value);
  for (const [field, value] of Object.entries({ product, address, position })) {
    for (const [key, inner] of Object.entries(value)) document.setIn([field, key], inner);
  }
  for (const box of ['studio', 'bookings']) document.setIn(['emails', box], email);
  // The template's profiles on other sites are not this company's.
  for (const field of ['socials', 'channels']) document.set(field, document.createNode({}));
  document.setIn(['brand', 'mark'], mark);
  for (const [key, value] of Object.entries(makePalette(color))) document.setIn(['brand', 'colors', key], value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}

/**
 * Writes the content of a new company: a copy of the template with the answers filled in, which passes the content
 * check. It is written to a temporary folder and then moved.
 * @throws EntryError if it can't be written; nothing has changed then.
 */
export async function makeCompany({ template, guide, target, replace, answers }: NewCompany): Promise<void> {
  await checkTarget({ target, replace });
  const place = path.resolve(target);
  await mkdir(path.dirname(place), { recursive: true });
  const folder = await mkdtemp(`${place}-new-`);
  try {
    await cp(template, folder, { recursive: true });
    await copyFile(guide, path.join(folder, 'README.md'));
    // Temporary folders are only readable by their owner.
    await chmod(folder, 0o755);
    await fillIn(folder, answers);
    const problems = await checkContent(folder);
    if (problems.length > 0) throw new EntryError(problems.map(describeProblem).join('\n'));
    // Checked again, since the folder may have changed meanwhile.
    await checkTarget({ target, replace });
    const previous = `${folder}-before`;
    if (await exists(place)) await rename(place, previous);
    await rename(folder, place);
    await rm(previous, { recursive: true, force: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
