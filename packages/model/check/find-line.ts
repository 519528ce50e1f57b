import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from '@site/zod-content/front-matter.ts';
import { openContent, type ContentSource } from './content-folder.ts';
import type { Problem } from '@site/zod-content/problem.ts';

/** The last text parsed, since a file's problems come in a row. */
let cached = { yaml: '', document: parseDocument(''), lines: new LineCounter() };

function parseOnce(yaml: string) {
  if (cached.yaml === yaml) return cached;
  const lines = new LineCounter();
  cached = {
    yaml,
    document: parseDocument(yaml, { lineCounter: lines, logLevel: 'silent', uniqueKeys: false }),
    lines,
  };
  return cached;
}

/**
 * The line of a field or, if it is missing, of its block.
 * @param source a YAML file, or one with YAML front matter.
 * @param field such as `tiers[0].name`, or `line 12`.
 * @returns a line counted from 1; undefined for an empty field, or if no part of it exists.
 */
export function findLine(source: string, field: string): number | undefined {
  const [, lineNumber] = /^line (\d+)$/.exec(field) ?? [];
  if (lineNumber !== undefined) return Number(lineNumber);
  const front = splitFrontMatter(source);
  const { document, lines } = parseOnce(front?.yaml ?? source);
  for (let parts: readonly string[] = field.match(/[^.[\]]+/g) ?? []; parts.length > 0; parts = parts.slice(0, -1)) {
    const block: unknown = document.getIn(parts.slice(0, -1), true);
    const part = parts.at(-1);
    const key = isMap(block) ? block.items.map((pair) => pair.key).find((name) => String(name) === part) : undefined;
    const node = isSeq(block) ? block.get(Number(part), true) : key;
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + (front ? 1 : 0);
  }
  return undefined;
}

export async function addLines(content: ContentSource, problems: readonly Problem[]): Promise<Problem[]> {
  if (problems.length === 0) return [];
  const { files } = openContent(content);
  const sources = new Map<string, string>();
  for (const { file, field } of problems) {
    if (field === '' || sources.has(file)) continue;
    const state = files.get(path.posix.relative('content', file));
    if (state) sources.set(file, await readFile(state.place, 'utf8'));
  }
  return problems.map((problem) => {
    const source = sources.get(problem.file);
    const line = source === undefined ? undefined : findLine(source, problem.field);
    return line === undefined ? problem : { ...problem, line };
  });
}
