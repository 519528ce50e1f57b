import type { z } from 'zod';
import { shorten } from './fields.ts';
import { valueAt } from './walk.ts';

/** A problem in a content file, worded for the person who edits it. */
export interface Problem {
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  /** Counted from 1; undefined for the whole file, or if it has not been looked up yet. */
  readonly line?: number;
  /** Counted from 1; only of a file that can't be parsed, which may hide other problems. */
  readonly column?: number;
  /** Such as `tiers[0].name` or `line 12`; empty for the whole file. */
  readonly field: string;
  /** What is wrong and what to write; completes "file: field …". */
  readonly advice: string;
}

/** Such as `tiers[0].name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : `${name}${name && '.'}${String(part)}`),
    '',
  );
}

/** The reason why a file can't be read. */
export interface Fault {
  /** Its offset in the text. */
  readonly at: number;
  readonly advice: string;
  /** Whether it is about a line rather than the whole file. */
  readonly isLine?: true;
}

/** @param lead how many lines of the file are above the text. */
export function problemAt(file: string, text: string, { at, advice, isLine }: Fault, lead = 0): Problem {
  const above = text.slice(0, at).split('\n');
  const line = above.length + lead;
  return { file, line, column: (above.at(-1) ?? '').length + 1, field: isLine ? `line ${line}` : '', advice };
}

/** A whole value in typographic quotes: they may have been meant as YAML's. */
const inCurlyQuotes = /^[“”„‟«‘‚].*[“”‟»‘’]$/s;

/** @param data the values that a schema has rejected. */
export function listIssues(file: string, error: z.ZodError | undefined, data: unknown): Problem[] {
  return (error?.issues ?? []).map(({ message, ...issue }) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    const value = valueAt(data, path);
    const isCurly = typeof value === 'string' && inCurlyQuotes.test(value);
    const more = isCurly ? '; its curly quotes are part of the text: write straight ones, or none' : '';
    return { file, field: fieldName(path), advice: message + more };
  });
}

/** One line, such as `content/site.yaml:4: phone is missing: …`. */
export function describeProblem({ file, line, column, field, advice }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  // The line number already says it.
  const name = line !== undefined && /^line \d+$/.test(field) ? '' : shorten(field, 200);
  return name ? `${place}: ${name} ${advice}` : `${place}: ${advice}`;
}

/** Every problem on its line, then their number. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${problems.map(describeProblem).join('\n')}\n\n${count} in content. Nothing was built.`;
}
