import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { bodyField } from './view-names.ts';

type Values = Readonly<Record<string, unknown>>;

function isBlock(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether YAML 1.1 or 1.2 would read text without quotes as something else, such as 2024-05-31 as a date. */
function needsQuotes(value: string): boolean {
  try {
    return (['1.1', '1.2'] as const).some((version) => parse(value, { version, logLevel: 'error' }) !== value);
  } catch {
    return true;
  }
}

function quoteIfNeeded(scalar: Scalar): void {
  const { value, type } = scalar;
  const isPlain = type === undefined || type === Scalar.PLAIN;
  if (isPlain && typeof value === 'string' && needsQuotes(value)) scalar.type = Scalar.QUOTE_SINGLE;
}

/** @param like an entry of the same list: the new one is written on one line or on several, as it is. */
function createNode(document: Document, value: unknown, like?: unknown): Node {
  const node = document.createNode(value);
  if (isScalar(node)) quoteIfNeeded(node);
  if (isMap(node)) for (const pair of node.items) if (isScalar(pair.value)) quoteIfNeeded(pair.value);
  if (isSeq(node)) for (const item of node.items) if (isScalar(item)) quoteIfNeeded(item);
  if ((isMap(node) || isSeq(node)) && (isMap(like) || isSeq(like)) && like.flow !== undefined) node.flow = like.flow;
  return node;
}

/** A changed value keeps its quotes; days are written without any. */
function patchScalar(document: Document, scalar: Scalar, value: unknown): Node {
  if (typeof value !== typeof scalar.value) return createNode(document, value);
  const { value: old, type } = scalar;
  const wasPlain = typeof old === 'string' && type === Scalar.PLAIN && needsQuotes(old);
  scalar.value = value;
  delete scalar.source;
  if (type === Scalar.BLOCK_LITERAL && typeof old === 'string' && typeof value === 'string') {
    // A text of several lines that ended with a line break keeps it: its `|` would otherwise become `|-`.
    if (old.endsWith('\n') && !value.endsWith('\n')) scalar.value = `${value}\n`;
    if (!String(scalar.value).includes('\n')) delete scalar.type;
  }
  if (!wasPlain) quoteIfNeeded(scalar);
  return scalar;
}

/** Where a new field is inserted: behind the nearest field before it that exists. */
function indexFor(map: YAMLMap, key: string, order: readonly string[]): number {
  for (const name of order.slice(0, order.indexOf(key)).reverse()) {
    const index = map.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === name);
    if (index >= 0) return index + 1;
  }
  return 0;
}

function patchMap(document: Document, map: YAMLMap, old: Values, wanted: Values): void {
  for (const key of Object.keys(old)) if (wanted[key] === undefined) map.delete(key);
  const order = Object.keys(wanted).filter((key) => wanted[key] !== undefined);
  for (const key of order) {
    if (isDeepStrictEqual(old[key], wanted[key])) continue;
    const node = map.get(key, true);
    if (node !== undefined) map.set(key, patchNode(document, node, old[key], wanted[key]));
    else map.items.splice(indexFor(map, key, order), 0, document.createPair(key, createNode(document, wanted[key])));
  }
}

/** Items that are still in the list move with their comments; one in the same place is changed; the others are new. */
function patchSeq(document: Document, seq: YAMLSeq, old: readonly unknown[], wanted: readonly unknown[]): void {
  const nodes = [...seq.items] as Node[];
  const free = new Set(nodes.keys());
  const kept = wanted.map((value, place) => {
    const same = [place, ...free].find((index) => free.has(index) && isDeepStrictEqual(old[index], value));
    if (same !== undefined) free.delete(same);
    return same;
  });
  seq.items = wanted.map((value, place) => {
    const from = kept[place] ?? (free.delete(place) ? place : undefined);
    const node = from === undefined ? undefined : nodes[from];
    if (from === undefined || !node) return createNode(document, value, nodes[0]);
    return kept[place] === undefined ? patchNode(document, node, old[from], value) : node;
  });
}

/** @returns the node with the wanted value: the same one wherever it can be kept. */
function patchNode(document: Document, node: Node, old: unknown, wanted: unknown): Node {
  if (isMap(node) && isBlock(old) && isBlock(wanted)) patchMap(document, node, old, wanted);
  else if (isSeq(node) && Array.isArray(old) && Array.isArray(wanted)) patchSeq(document, node, old, wanted);
  else if (isScalar(node) && !isBlock(wanted) && !Array.isArray(wanted)) return patchScalar(document, node, wanted);
  else return createNode(document, wanted, node);
  return node;
}

/** The text of each field of a file up to the next one, and what is written above the first. */
function cutFields(source: string): { readonly head: string; readonly fields: ReadonlyMap<string, string> } {
  const { contents } = parseDocument(source);
  const keys = isMap(contents) ? contents.items.map(({ key }) => key).filter((key) => isScalar(key)) : [];
  const starts = keys.map(({ value, range }) => ({ name: String(value), start: range[0] }));
  const fields = starts.map(
    ({ name, start }, index) => [name, source.slice(start, starts[index + 1]?.start ?? source.length)] as const,
  );
  return { head: source.slice(0, starts[0]?.start ?? source.length), fields: new Map(fields) };
}

/** Prettier writes `[a, b]` but `{ a: b }`: spaces within brackets stay as they were. */
function hasTightBrackets(field: string): boolean {
  return /: \[[^\s\]]/.test(field) && !field.includes('{ ');
}

/**
 * Changes values of a YAML file. A field that keeps its value keeps its text to the letter; within one that changes,
 * comments, quotes and the order of lines stay.
 * @param wanted everything that the file should say; undefined removes a field, new ones are inserted in this order.
 */
export function patchYaml(source: string, wanted: Values): string {
  const document: Document = parseDocument(source);
  const old = (document.toJS() ?? {}) as Values;
  const isSame = (name: string) => isDeepStrictEqual(old[name], wanted[name]);
  if (Object.keys({ ...old, ...wanted }).every(isSame)) return source;
  if (isMap(document.contents)) patchMap(document, document.contents, old, wanted);
  else document.contents = createNode(document, wanted);
  const write = (flowCollectionPadding: boolean) =>
    cutFields(document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding })).fields;
  const before = cutFields(source);
  const [spaced, tight] = [write(true), write(false)];
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const fields = [...spaced].map(([name, text]) => {
    const was = before.fields.get(name);
    if (was !== undefined && isSame(name)) return was.endsWith('\n') ? was : was + newline;
    const now = was !== undefined && hasTightBrackets(was) ? (tight.get(name) ?? text) : text;
    return now.replace(/\r?\n/g, newline);
  });
  return before.head + fields.join('');
}

const frontMatter = /^(---\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/;

/**
 * Changes values of a content file, and nothing else in it.
 * @param wanted everything that the file should say; for a written page with its text.
 */
export function patchFile(file: string, source: string, wanted: Values): string {
  if (!file.endsWith('.mdoc')) return patchYaml(source, wanted);
  const { [bodyField]: body, ...fields } = wanted;
  const [whole = '', start = '', yaml = '', end = ''] = frontMatter.exec(source) ?? [];
  const text = typeof body === 'string' ? body : source.slice(whole.length);
  return `${start}${patchYaml(`${yaml}\n`, fields).replace(/\r?\n$/, '')}${end}${text}`;
}
