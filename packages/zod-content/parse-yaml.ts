import { CORE_SCHEMA, load } from 'js-yaml';
import { LineCounter, parseDocument, visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml';
import { shorten } from './fields.ts';
import { problemAt, type Problem } from './problem.ts';

const quoteAdvice = 'put text with a colon, a brace or a star in quotes';

const tabAdvice = 'write spaces instead of tabs';

const adviceByCode: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'give lines that belong together the same indentation',
  DUPLICATE_KEY: 'the field is there twice, keep one',
  MULTIPLE_DOCS: 'remove the line of three hyphens',
  TAB_AS_INDENT: tabAdvice,
};

/** The start of a syntax error: an unclosed quote ends at the end of the file, or at the next quote, lines below. */
function findStart(
  document: Document,
  { pos: [position], message }: Pick<YAMLParseError, 'pos' | 'message'>,
  lines: LineCounter,
): number {
  const lineOf = (offset: number) => lines.linePos(offset).line;
  let start = position;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [from, to] = range ?? [0, 0];
      const isQuote = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      const isOpen = message.startsWith('Missing closing') || lineOf(from) < lineOf(to);
      if (!isQuote || !isOpen || from > position || lineOf(to) < lineOf(position)) return undefined;
      start = from;
      return visit.BREAK;
    },
  });
  return start;
}

/** Text that starts with an asterisk is parsed as an alias, whose anchor may be missing, or be its own parent. */
function findBadAlias(document: Document): { readonly position: number; readonly reason: string } | undefined {
  let found: { readonly position: number; readonly reason: string } | undefined;
  visit(document, {
    Alias: (_, alias, above) => {
      const target = alias.resolve(document);
      if (target && !above.includes(target)) return undefined;
      const reason = target
        ? 'A list or block contains itself'
        : `Unresolved alias (the anchor must be set before the alias): ${alias.source}`;
      found = { position: alias.range?.[0] ?? 0, reason };
      return visit.BREAK;
    },
  });
  return found;
}

const curlyQuote = /(?:^|[:-])[ \t]*[“”„‟‘’‚«»]/;

/** The parser that says where a fault is takes five to ten times as long. */
function parseWithPositions(source: string, file: string, lineOffset: number): { data?: unknown; problem?: Problem } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error' });
  const describe = (at: number, reason: string, advice: string) => ({
    problem: problemAt(
      file,
      source,
      { at, advice: `cannot be read (${shorten(reason, 200)}): ${advice}`, isLine: true },
      lineOffset,
    ),
  });
  // The parser only warns about an unknown tag such as !name, but the text after it would be lost.
  const faults = [...document.errors, ...document.warnings];
  const error = faults.find(({ code }) => code === 'TAB_AS_INDENT') ?? faults[0];
  if (error) {
    const position = findStart(document, error, lines);
    const line = source.slice(lines.lineStarts[lines.linePos(position).line - 1]).split('\n', 1)[0] ?? '';
    const reason = error.message.replace(/ at line \d+[\s\S]*$/, '');
    if (/^ *\t/.test(line)) return describe(position, 'Tabs are not allowed as indentation', tabAdvice);
    if (curlyQuote.test(line))
      return describe(position, 'The quotes are curly', 'write straight ones, such as "Neon Tide"');
    return describe(position, reason, adviceByCode[error.code] ?? quoteAdvice);
  }
  const star = findBadAlias(document);
  if (star) return describe(star.position, star.reason, quoteAdvice);
  try {
    return { data: document.toJS() };
  } catch (cause) {
    // More aliases than any file needs.
    return describe(0, cause instanceof Error ? cause.message : String(cause), quoteAdvice);
  }
}

/** Faults that only the slower parser finds: an anchor inside itself, a tab as indentation, a quote closed lines below. */
const mayHideFault = /(?:^|[\s,:[{-])(?:&\S|"(?:[^"\\\n]|\\.)*$|'(?:[^'\n]|'')*$)|^ *\t/m;

/**
 * Parses YAML 1.2, in which a date such as 2024-05-31 is text.
 * @param file named in the problem.
 * @param lineOffset how many lines of the file are above `source`.
 */
export function parseYaml(source: string, file: string, lineOffset = 0): { data?: unknown; problem?: Problem } {
  try {
    if (!mayHideFault.test(source)) return { data: load(source, { schema: CORE_SCHEMA }) };
  } catch {
    // Described below.
  }
  return parseWithPositions(source, file, lineOffset);
}
