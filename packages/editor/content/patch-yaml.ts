import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, parseDocument } from 'yaml';
import { patchDocument } from './patch-node.ts';

type Values = Readonly<Record<string, unknown>>;

/** The text of each field of a file from its name to the next one's, and what stands above the first. */
interface Cut {
  readonly head: string;
  readonly fields: ReadonlyMap<string, string>;
}

function cutFields(source: string): Cut {
  const { contents } = parseDocument(source);
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : [];
  const starts = keys
    .filter((key) => isScalar(key))
    .map(({ value, range }) => ({ name: String(value), start: range[0] }));
  const fields = starts.map(
    ({ name, start }, index) => [name, source.slice(start, starts[index + 1]?.start ?? source.length)] as const,
  );
  return { head: source.slice(0, starts[0]?.start ?? source.length), fields: new Map(fields) };
}

/** Prettier writes `[a, b]` but `{ a: b }`: spaces within brackets are as they were. */
function keepsBracketsTight(field: string): boolean {
  return /: \[[^\s\]]/.test(field) && !field.includes('{ ');
}

/**
 * Changes values of a YAML file. A field that keeps its value keeps its text to the letter; within one that changes,
 * comments, quotes and order stay.
 * @param wanted all that the file shall say; undefined takes a field out.
 */
export function patchYaml(source: string, wanted: Values): string {
  const document = parseDocument(source);
  const old = (document.toJS() ?? {}) as Values;
  patchDocument(document, old, wanted);
  const write = (flowCollectionPadding: boolean) =>
    document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding });
  const before = cutFields(source);
  const [spaced, tight] = [cutFields(write(true)), cutFields(write(false))];
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const fields = [...spaced.fields].map(([name, text]) => {
    const was = before.fields.get(name);
    if (was !== undefined && isDeepStrictEqual(old[name], wanted[name]))
      return was.endsWith('\n') ? was : was + newline;
    const now = was !== undefined && keepsBracketsTight(was) ? (tight.fields.get(name) ?? text) : text;
    return now.replace(/\r?\n/g, newline);
  });
  const changed = Object.keys({ ...old, ...wanted }).some((name) => !isDeepStrictEqual(old[name], wanted[name]));
  return changed ? before.head + fields.join('') : source;
}
