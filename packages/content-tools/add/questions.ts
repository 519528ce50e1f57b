import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseDuration } from '@site/model/video/duration.ts';
import { pictureKinds, pictureSize } from '@site/model/media/picture-kinds.ts';
import { folderOf, type CollectionName } from '../entries/collections.ts';
import type { BlockField, Field } from '../entries/describe-fields.ts';
import { slugForm, slugLimit, slugOf } from '../entries/new-entry.ts';
import { EntryError } from '../entries/save-content.ts';
import { isHtml, textToHtml } from '../entries/text-to-html.ts';
import { makePicture, PictureError } from '../media/make-picture.ts';
import type { Question } from './ask.ts';

/** The option of a field: `posterAlt` is `--poster-alt`; a picture is named after its folder: `--portrait`. */
export function optionName(name: string, field: Field): string {
  if (field.kind === 'picture') return field.folder.replace(/s$/, '');
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The fields of a block that people type: whom a file names by another file's name, they know by the name. */
function typedFields({ fields }: BlockField): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'person' ? [] : [name]));
}

/** Turns what was typed into what the schema expects, such as `Director: Ana; Editor: Leo` into a list of credits. */
function readAs(field: Field, answer: string): unknown {
  const written = answer.trim();
  if (field.kind === 'number') return /^\d+$/.test(written) ? Number(written) : NaN;
  if (field.kind === 'duration') return parseDuration(written) ?? NaN;
  if (field.kind === 'switch') return written === 'true';
  if (field.kind === 'block') {
    const names = typedFields(field);
    const parts = written.split(':');
    // The last field takes the rest, which may contain colons.
    return Object.fromEntries(
      names.map((name, index) => {
        const part = index === names.length - 1 ? parts.slice(index).join(':') : parts[index];
        return [name, part === undefined || part.trim() === '' ? undefined : part.trim()];
      }),
    );
  }
  if (field.kind !== 'list') return written;
  const items = written.split(';').filter((item) => item.trim() !== '');
  return items.length === 0 ? undefined : items.map((item) => readAs(field.item, item));
}

/** How a list is written on one line, such as "role: name; role: name". */
function listSyntax(field: Field): string {
  if (field.kind !== 'list' || field.item.kind !== 'block') return '';
  const names = typedFields(field.item).join(': ');
  return ` Write them as "${names}; ${names}".`;
}

/**
 * The question for a field, in the words of its schema.
 * @param initial a text or number; anything else is ignored.
 * @param isSettled whether `initial` needs no confirmation.
 */
export function askField(name: string, field: Field, initial?: unknown, isSettled = false): Question<unknown> {
  return {
    option: optionName(name, field),
    advice: `${field.hint ?? field.label}${listSyntax(field)}`,
    read: (answer) => {
      const value = answer === undefined ? undefined : readAs(field, answer);
      const problem = field.check(value);
      if (problem !== undefined) throw new EntryError(problem);
      return value;
    },
    ...(field.kind === 'choice' && { choices: field.options }),
    ...((typeof initial === 'string' || typeof initial === 'number') && { initial: String(initial) }),
    isSettled,
  };
}

/** @throws EntryError where the file cannot be read. */
async function readNamedFile(answer: string | undefined, advice: string): Promise<Buffer> {
  if (answer === undefined) throw new EntryError(`is missing: ${advice}`);
  // Terminals put quotes around the name of a file that is dragged onto them.
  const file = answer.trim().replace(/^(['"])(.*)\1$/, '$2');
  return readFile(file).catch(() => {
    throw new EntryError(`is "${file}", which cannot be read: ${advice}`);
  });
}

/** The question for a picture file. @param why added to the advice. */
export function askPicture(option: string, folder: 'posters' | 'portraits', why = ''): Question<Buffer> {
  const advice = `write the path of a picture, at least ${pictureSize(pictureKinds[folder])}${why}`;
  return {
    option,
    advice,
    read: async (answer) =>
      makePicture(folder, await readNamedFile(answer, advice)).catch((error: unknown) => {
        throw error instanceof PictureError ? new EntryError(error.message) : error;
      }),
  };
}

/** The first paragraph of an article, or several with empty lines between them, as HTML. */
export const paragraphQuestion: Question<string> = {
  option: 'paragraph',
  advice: 'Write the first paragraph; or give --file with the complete article, as text or HTML.',
  read: (answer = '') => {
    const value = answer.trim();
    if (value === '')
      throw new EntryError('is missing: write the first paragraph, or --file with the article as text or HTML');
    return `${textToHtml(value)}\n`;
  },
};

/** A file that holds an article. */
export function askFile(article: Field): Question<string> {
  const advice = 'write the path of a file that holds the article as text or HTML';
  return {
    option: 'file',
    advice,
    read: async (answer) => {
      const written = (await readNamedFile(answer, advice)).toString();
      const html = isHtml(written) ? written : textToHtml(written);
      const problem = article.check(html);
      if (problem !== undefined) throw new EntryError(`is "${answer ?? ''}", which ${problem}`);
      return `${html.trim()}\n`;
    },
  };
}

/** Prefixes of file names: the posters of these collections are in the same folder as those of the videos. */
const prefixes: Partial<Record<CollectionName, string>> = { behindTheScenes: 'bts-', movies: 'film-' };

/**
 * The question for an entry's file name, which is its address; by default it is made from the title.
 * @param pictures the folder of its picture, which has the same name; undefined where it has none.
 */
export function askFileName(
  title: string,
  name: CollectionName,
  content: string,
  pictures: string | undefined,
): Question<string> {
  const slug = slugOf(title);
  const form = 'lowercase letters, digits and hyphens, such as neon-tide';
  return {
    option: 'file-name',
    advice: `Write the file name, which is its address: ${form}.`,
    read: async (answer = '') => {
      const fileName = answer.trim();
      if (!slugForm.test(fileName)) throw new EntryError(`is "${fileName}", which is not an address: write ${form}`);
      if (fileName.length > slugLimit)
        throw new EntryError(`is too long: write at most ${String(slugLimit)} characters`);
      const picture = pictures === undefined ? [] : [`media/${pictures}/${fileName}.jpg`];
      for (const file of [`${folderOf(name)}/${fileName}.yaml`, ...picture]) {
        const exists = await stat(path.join(content, file)).catch(() => undefined);
        if (exists) throw new EntryError(`is ${fileName}, but content/${file} exists already: write another name`);
      }
      return fileName;
    },
    initial: slug === '' ? undefined : `${prefixes[name] ?? ''}${slug}`,
    isSettled: true,
  };
}
