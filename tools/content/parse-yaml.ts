import { LineCounter, parseDocument, type ErrorCode } from 'yaml';
import type { Problem } from './problem.ts';

const quoteAdvice = 'put text with a colon, a brace or a star in quotes';

const adviceByCode: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'write the lines that belong together equally far from the left',
  DUPLICATE_KEY: 'the field stands there twice, keep one of them',
  MULTIPLE_DOCS: 'remove the line of three hyphens',
  TAB_AS_INDENT: 'write spaces instead of tabs',
};

/**
 * Reads YAML without turning dates into anything: they stay the text that was written.
 * @param file named in the problem.
 * @param firstLine line of the file at which `source` starts.
 */
export function parseYaml(source: string, file: string, firstLine = 1): { data?: unknown; problem?: Problem } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error' });
  // A tag such as !name is a warning here and an error where Astro reads the file.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = lines.linePos(error.pos[0]).line + firstLine - 1;
    const reason = error.message.replace(/ at line \d+[\s\S]*$/, '');
    const advice = `cannot be read (${reason}): ${adviceByCode[error.code] ?? quoteAdvice}`;
    return { problem: { file, field: `line ${String(line)}`, advice } };
  }
  try {
    return { data: document.toJS() };
  } catch (cause) {
    // The one fault found this late: a text that starts with a star names an anchor that is not there.
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { problem: { file, field: '', advice: `cannot be read (${reason}): ${quoteAdvice}` } };
  }
}
