import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { isPictureFolder } from '@site/model/media/picture-kinds.ts';
import { listFiles } from '@site/system/list-files.ts';
import { EntryError } from '../entries/save-content.ts';
import { drawPicture } from './draw-picture.ts';
import { makePalette } from './palette.ts';
import type { Answers } from './questions.ts';
import { trades } from './trades.ts';

const run = promisify(execFile);

const templates = path.join(import.meta.dirname, 'templates');

/** A disc with a gap, as a placeholder until the company draws its own mark. */
const mark = 'M12 0A12 12 0 1 0 24 12H16A4 4 0 1 1 12 8Z';

export interface NewCompany {
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

/** The answers in site.yaml. */
function fillIn(document: Document, answers: Answers): void {
  document.set('tagline', String(document.get('tagline')).replace('{area}', answers.area));
  const { name, address, area, position, phone, email, origin, color, country, hours, timeZone } = answers;
  const values = { company: name, origin, phone, serviceArea: area, hours, timeZone, position } as const;
  for (const [field, value] of Object.entries(values)) {
    if (value !== undefined) document.set(field, document.createNode(value));
  }
  document.set('address', document.createNode({ ...address, country }));
  document.set('emails', document.createNode({ studio: email, bookings: email }));
  document.set('brand', document.createNode({ mark, colors: makePalette(color) }));
}

/** A file of a template over the same file of an earlier one, field by field. */
function overlay(base: Document | undefined, document: Document): Document {
  if (!base || !isMap(document.contents)) return document;
  for (const { key, value } of document.contents.items) base.set(isScalar(key) ? key.value : key, value);
  return base;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** The fields of the templates' files by their path, and the texts below those of written pages. */
async function readTemplates(folders: readonly string[]) {
  const files = new Map<string, { readonly document: Document; readonly body: string | undefined }>();
  for (const folder of folders) {
    for (const file of listFiles(path.join(templates, folder))) {
      const source = await readFile(path.join(templates, folder, file), 'utf8');
      const [whole = '', fields = source] = frontMatter.exec(source) ?? [];
      const document = overlay(files.get(file)?.document, parseDocument(fields));
      files.set(file, { document, body: whole === '' ? undefined : source.slice(whole.length) });
    }
  }
  return files;
}

async function writeCompany(folder: string, answers: Answers): Promise<void> {
  // All are to be replaced: their names start with "sample-".
  const pictures = new Set<string>();
  for (const [file, { document, body }] of await readTemplates(trades[answers.trade])) {
    if (file === 'site.yaml') fillIn(document, answers);
    const yaml = document.toString({ lineWidth: 0, singleQuote: true });
    for (const [, picture = ''] of yaml.matchAll(/\.\.\/media\/(\S+\.jpg)/g)) pictures.add(picture);
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, body === undefined ? yaml : `---\n${yaml}---\n${body}`);
  }
  for (const picture of pictures) {
    const [kind = '', name = ''] = picture.split('/');
    if (!isPictureFolder(kind)) throw new Error(`${picture} is of no known kind`);
    const place = path.join(folder, 'media', picture);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, await drawPicture(kind, name, answers.color));
  }
}

/**
 * Writes the content of a new company: the templates of its trade with the answers filled in and pictures drawn, which
 * passes the content check. It is written to a temporary folder and then moved.
 * @throws EntryError if it can't be written; nothing has changed then.
 */
export async function makeCompany({ guide, target, replace, answers }: NewCompany): Promise<void> {
  await checkTarget({ target, replace });
  const place = path.resolve(target);
  await mkdir(path.dirname(place), { recursive: true });
  const folder = await mkdtemp(`${place}-new-`);
  try {
    await writeCompany(folder, answers);
    await copyFile(guide, path.join(folder, 'README.md'));
    // Temporary folders are only readable by their owner.
    await chmod(folder, 0o755);
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
