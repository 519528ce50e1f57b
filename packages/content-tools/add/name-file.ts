import { stat } from 'node:fs/promises';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import type { Checked, Question } from './question.ts';

/** As the content check asks of names. */
const nameForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const nameAdvice = 'write small letters, digits and hyphens, such as neon-tide';
/** Of a name; hosts and systems take more, nobody reads it. */
const mostCharacters = 80;

/** The name that a title gives a file; empty where no letter of it can be written in an address. */
export function nameOfTitle(title: string): string {
  // An apostrophe divides no word.
  return slugify(title.replace(/['’]/g, ''), { decamelize: false }).slice(0, mostCharacters).replace(/-+$/, '');
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** The files that an entry of a name needs, from the content folder. */
type FilesOf = (name: string) => readonly string[];

async function checkName(name: string, content: string, filesOf: FilesOf): Promise<Checked<string>> {
  if (!nameForm.test(name)) return { advice: `is "${name}", which is no address: ${nameAdvice}` };
  if (name.length > mostCharacters) return { advice: `is too long: write at most ${String(mostCharacters)} letters` };
  for (const file of filesOf(name)) {
    if (await isThere(path.join(content, file))) {
      return { advice: `is ${name}, but content/${file} is there already: write another name` };
    }
  }
  return { value: name };
}

/**
 * The question for an entry's file name, which is its address: what its title gives is taken as long as it is free.
 * @param filesOf none of these is ever written over.
 */
export function askName(title: string, prefix: string, content: string, filesOf: FilesOf): Question<string> {
  const name = nameOfTitle(title);
  return {
    field: 'fileName',
    advice: `write the file's name, which is its address: small letters, digits and hyphens, such as neon-tide`,
    check: async (answer) => checkName(answer.trim(), content, filesOf),
    initial: name && prefix + name,
    settled: true,
  };
}
