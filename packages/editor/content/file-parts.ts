import type { RawEntry } from '@site/model/check/read-content.ts';
import { patchYaml } from './patch-yaml.ts';
import { bodyField } from './view-names.ts';

const frontMatter = /^(---\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/;

type Values = Readonly<Record<string, unknown>>;

/** All that a file says, as the editor sees it: its fields and, of a written page, its text. */
export function valuesOf({ file, data, body }: RawEntry): Values {
  const fields = data !== null && typeof data === 'object' ? (data as Values) : {};
  return file.endsWith('.mdoc') ? { ...fields, [bodyField]: body } : fields;
}

/**
 * @param source the file as it is.
 * @param wanted what it shall say, as `valuesOf` gives it.
 * @returns the file with what changed and nothing else.
 */
export function patchFile(file: string, source: string, wanted: Values): string {
  if (!file.endsWith('.mdoc')) return patchYaml(source, wanted);
  const { [bodyField]: body, ...fields } = wanted;
  const [whole = '', start = '', yaml = '', end = ''] = frontMatter.exec(source) ?? [];
  const text = typeof body === 'string' ? body : source.slice(whole.length);
  return `${start}${patchYaml(`${yaml}\n`, fields).replace(/\r?\n$/, '')}${end}${text}`;
}
