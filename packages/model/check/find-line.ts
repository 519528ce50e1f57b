import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { hasCode } from '@site/system/has-code.ts';
import type { Problem } from './problem.ts';

/** A field's parts: `tiers[0].name` is tiers, 0, name. */
function partsOf(field: string): string[] {
  return field.match(/[^.[\]]+/g) ?? [];
}

/**
 * The line on which a field stands; where it is missing, that of the block which wants it.
 * @param source a YAML file, or one that starts with YAML between lines of hyphens.
 * @param field such as `tiers[0].name`, or `line 12`.
 * @returns a line counted from 1; undefined for an empty field, and where no part of it is there.
 */
export function findLine(source: string, field: string): number | undefined {
  const [, said] = /^line (\d+)$/.exec(field) ?? [];
  if (said !== undefined) return Number(said);
  const opening = /^---\r?\n/.exec(source)?.[0] ?? '';
  const [yaml = ''] = source.slice(opening.length).split(/^---/m);
  const lines = new LineCounter();
  let node: unknown = parseDocument(yaml, { lineCounter: lines, logLevel: 'silent' }).contents;
  let offset: number | undefined;
  for (const part of partsOf(field)) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(part)];
      if (!isMap(item) && !isScalar(item) && !isSeq(item)) break;
      offset = item.range?.[0];
      node = item;
    } else break;
  }
  if (offset === undefined) return undefined;
  return lines.linePos(offset).line + (opening === '' ? 0 : 1);
}

/**
 * The same problems, each with its line.
 * @param folder the content folder.
 */
export async function addLines(folder: string, problems: readonly Problem[]): Promise<Problem[]> {
  const sources = new Map<string, string>();
  for (const { file, field } of problems) {
    if (field === '' || sources.has(file)) continue;
    const place = path.join(folder, path.posix.relative('content', file));
    const source = await readFile(place, 'utf8').catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (source !== undefined) sources.set(file, source);
  }
  return problems.map((problem) => {
    const source = sources.get(problem.file);
    const line = source === undefined ? undefined : findLine(source, problem.field);
    return line === undefined ? problem : { ...problem, line };
  });
}
