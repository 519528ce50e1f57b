import type { z } from 'zod';
import { valueAt } from './walk.ts';

/** A problem in a content file, worded for the person who edits it. */
export interface Problem {
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  /** The line, counted from 1; undefined for the whole file, or if it has not been looked up yet. */
  readonly line?: number;
  /** The place in the line, counted from 1: of a file that can't be parsed, which hides what else may be wrong. */
  readonly column?: number;
  /** Such as `tiers[0].name` or `line 12`; empty for the whole file. */
  readonly field: string;
  /** What is wrong and what to write; completes "file: field …". */
  readonly advice: string;
}

/** A field's path as messages show it, such as `tiers[0].name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : `${name}${name && '.'}${String(part)}`),
    '',
  );
}

/** What keeps a file from being read. */
export interface Fault {
  /** Its place in the text. */
  readonly at: number;
  readonly advice: string;
  /** Whether it is about a line, and not about the whole file. */
  readonly isLine?: true;
}

/** @param lead how many lines of the file are above the text. */
export function problemAt(file: string, text: string, { at, advice, isLine }: Fault, lead = 0): Problem {
  const above = text.slice(0, at).split('\n');
  const line = above.length + lead;
  return { file, line, column: (above.at(-1) ?? '').length + 1, field: isLine ? `line ${line}` : '', advice };
}

/** A whole text between quotes that are part of it: somebody may have meant those of YAML. */
const inCurlyQuotes = /^[“”„‟«‘‚].*[“”‟»‘’]$/s;

/**
 * The problems that a schema found in a file's values.
 * @param data the values.
 */
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
  const name = line !== undefined && /^line \d+$/.test(field) ? '' : field;
  return name ? `${place}: ${name} ${advice}` : `${place}: ${advice}`;
}

/** Every problem on its line, then how many there are. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${problems.map(describeProblem).join('\n')}\n\n${count} in content. Nothing was built.`;
}
