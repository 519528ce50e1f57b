import { load, YAMLException } from 'js-yaml';
import { LineCounter, parseDocument, type ErrorCode } from 'yaml';
import type { Problem } from './problem.ts';

const quoteAdvice = 'put text with a colon, a brace or a star in quotes';

const adviceByCode: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'write the lines that belong together equally far from the left',
  DUPLICATE_KEY: 'the field stands there twice, keep one of them',
  MULTIPLE_DOCS: 'remove the line of three hyphens',
  TAB_AS_INDENT: 'write spaces instead of tabs',
};

/** Whether a value holds itself, as `&list [*list]` does: no page could be written of it. */
function holdsItself(value: unknown, above: readonly unknown[] = []): boolean {
  if (value === null || typeof value !== 'object') return false;
  return above.includes(value) || Object.values(value).some((inner) => holdsItself(inner, [...above, value]));
}

/** What a file's YAML says. */
export interface ParsedYaml {
  /** As it is written: days stay text. */
  readonly data?: unknown;
  /** As Astro reads it, whose parser is another: a day without quotes is a Date there. */
  readonly built?: unknown;
  readonly problem?: Problem;
}

/**
 * Reads YAML twice: with a parser that says well what is wrong, and with the one that the build uses.
 * @param file named in the problem.
 * @param firstLine line of the file at which `source` starts.
 */
export function parseYaml(source: string, file: string, firstLine = 1): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error' });
  const describe = (line: number, reason: string, advice: string): ParsedYaml => ({
    problem: { file, field: `line ${String(line + firstLine - 1)}`, advice: `cannot be read (${reason}): ${advice}` },
  });
  // A tag such as !name is a warning here and an error where Astro reads the file.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const reason = error.message.replace(/ at line \d+[\s\S]*$/, '');
    return describe(lines.linePos(error.pos[0]).line, reason, adviceByCode[error.code] ?? quoteAdvice);
  }
  try {
    const data: unknown = document.toJS();
    if (holdsItself(data)) throw new Error('A list or block holds itself');
    return { data, built: load(source) };
  } catch (cause) {
    if (cause instanceof YAMLException) return describe(cause.mark.line + 1, cause.reason, quoteAdvice);
    // Found this late: a text that starts with a star names an anchor that is not there, or one that it stands in.
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { problem: { file, field: '', advice: `cannot be read (${reason}): ${quoteAdvice}` } };
  }
}
