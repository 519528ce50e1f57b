import type { z } from 'astro/zod';

/** A problem in a content file, worded for the person who edits it. */
export interface Problem {
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  /** The line, counted from 1; undefined for the whole file, or if it has not been looked up yet. */
  readonly line?: number;
  /** Such as `tiers[0].name` or `line 12`; empty for the whole file. */
  readonly field: string;
  /** What is wrong and what to write; completes "file: field …". */
  readonly advice: string;
}

/** A field's path as messages show it, such as `tiers[0].name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${String(part)}]` : `${name}${name && '.'}${String(part)}`),
    '',
  );
}

/** The problems that a schema found in a file's values. */
export function listIssues(file: string, error: z.ZodError | undefined): Problem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ file, field: fieldName(path), advice: message }));
}

/** One line, such as `content/site.yaml:4: phone is missing: …`. */
export function describeProblem({ file, line, field, advice }: Problem): string {
  const place = line === undefined ? file : `${file}:${String(line)}`;
  // The line number already says it.
  const name = line !== undefined && /^line \d+$/.test(field) ? '' : field;
  return name ? `${place}: ${name} ${advice}` : `${place}: ${advice}`;
}

/** Every problem on its line, then how many there are. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = `${String(problems.length)} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${problems.map(describeProblem).join('\n')}\n\n${count} in content. Nothing was built.`;
}
