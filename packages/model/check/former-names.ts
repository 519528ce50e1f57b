import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatPhone, isPhone } from '../contact/phone.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '../schemas/walk-fields.ts';
import { fieldName, type Problem } from './problem.ts';
import { parseYaml } from './parse-yaml.ts';
import type { RawEntry } from './read-content.ts';

const run = promisify(execFile);

/** A name, city or phone number that site.yaml once had. */
interface FormerName {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Digits with whatever people write between them. */
function phonePattern(e164: string): RegExp {
  const national = isPhone(e164) ? formatPhone(e164).replaceAll(/\D/g, '') : e164.replace('+', '');
  return new RegExp(`(?<!\\d)${Array.from(national).join('[\\s().-]*')}(?!\\d)`);
}

/** A name as texts, addresses and accounts write it: Old Mill, /old-mill, oldmill. */
function wordPattern(name: string): RegExp {
  const words = name.split(/[\s-]+/).map((word) => RegExp.escape(word));
  return new RegExp(`(?<!\\p{L})${words.join('[\\s-]*')}(?!\\p{L})`, 'iu');
}

/**
 * @param history what Git says of site.yaml, each line that was ever added with a plus sign.
 * @param source what site.yaml says now.
 */
function listFormerNames(history: string, source: string): FormerName[] {
  const read = (text: string) =>
    [...text.matchAll(/^\s*(company|city|phone):\s*(\S.*)$/gm)].map(([, field = '', value = '']) => ({
      field,
      name: String(parseYaml(value, '').data),
    }));
  const now = new Set(read(source).map(({ name }) => name));
  const before = read(history.replaceAll(/^\+/gm, '')).filter(({ name }) => !now.has(name));
  return [...new Map(before.map((one) => [one.name, one])).values()].map(({ field, name }) => ({
    name,
    pattern: field === 'phone' ? phonePattern(name) : wordPattern(name),
  }));
}

/**
 * Texts that still say what the company was called, where it was or what its number was, as Git remembers; nothing where
 * the content has no history.
 * @param folder the content folder.
 */
export async function adviseOnFormerNames(folder: string, entries: readonly RawEntry[]): Promise<Problem[]> {
  const source = entries.find(({ name }) => name === 'site')?.source ?? '';
  const args = ['log', '--format=', '--patch', '--unified=0', '--no-color', '--', 'site.yaml'];
  const history = await run('git', args, { cwd: folder, maxBuffer: 64 * 1024 ** 2 }).catch(() => ({ stdout: '' }));
  const former = listFormerNames(history.stdout, source);
  if (former.length === 0) return [];
  // Old addresses are what they were.
  const texts = entries.filter(({ name }) => name !== 'redirects');
  return texts.flatMap(({ name, file, data, body, bodyLine }) => {
    const fields = listTexts(contentFiles[name].schema, data).map(
      ({ path, value }) => [fieldName(path), value] as const,
    );
    const lines = body.split('\n').map((line, index) => [`line ${bodyLine + index}`, line] as const);
    return [...fields, ...lines].flatMap(([field, text]) => {
      const found = former.find(({ pattern }) => pattern.test(text));
      if (!found) return [];
      return [
        { file, field, advice: `still says ${found.name}, which site.yaml no longer has: write what is true now` },
      ];
    });
  });
}
