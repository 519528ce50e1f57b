import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { bodyField, splitFrontMatter } from './front-matter.ts';

type Values = Readonly<Record<string, unknown>>;

/** @param like an item of the same list, whose style on one or several lines the new one takes. */
function createNode(document: Document, value: unknown, like: unknown): Node {
  const node = document.createNode(value);
  if (isCollection(node) && isCollection(like) && like.flow !== undefined) node.flow = like.flow;
  return node;
}

function patchScalar(scalar: Scalar, target: unknown): void {
  const { value: old, type } = scalar;
  const isText = type === Scalar.BLOCK_LITERAL && typeof old === 'string' && typeof target === 'string';
  // A block scalar that ended with a line break keeps it: its `|` would otherwise become `|-`.
  scalar.value = isText && old.endsWith('\n') && !target.endsWith('\n') ? `${target}\n` : target;
}

/** New fields are inserted in the order of `target`. */
function patchMap(document: Document, map: YAMLMap, target: Values): void {
  const names = Object.keys(target).filter((name) => target[name] !== undefined);
  const places = () => map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  for (const name of places()) if (!names.includes(name)) map.delete(name);
  names.forEach((name, index) => {
    const node = map.get(name, true);
    if (node) map.set(name, patchNode(document, node, target[name]));
    else map.items.splice(places().indexOf(names[index - 1] ?? '') + 1, 0, document.createPair(name, target[name]));
  });
}

/** Items that are still in the list move with their comments; one in the same place is changed; the others are new. */
function patchSeq(document: Document, seq: YAMLSeq, target: readonly unknown[]): void {
  const left = new Map((seq.items as Node[]).entries());
  const [first] = seq.items;
  const kept = target.map((value, place) => {
    const from = [place, ...left.keys()].find((index) => isDeepStrictEqual(left.get(index)?.toJS(document), value));
    const node = from === undefined ? undefined : left.get(from);
    if (from !== undefined) left.delete(from);
    return node;
  });
  // The library would write `[ a, b ]`, with spaces that Prettier removes.
  seq.flow = false;
  seq.items = target.map((value, place) => {
    const changed = left.get(place);
    return kept[place] ?? (changed ? patchNode(document, changed, value) : createNode(document, value, first));
  });
}

/** @returns the node with the target value: the same node if it can be kept, with its comments and quotes. */
function patchNode(document: Document, node: Node, target: unknown): Node {
  if (isDeepStrictEqual(node.toJS(document), target)) return node;
  if (isSeq(node) && Array.isArray(target)) patchSeq(document, node, target);
  else if (isMap(node) && target instanceof Object && !Array.isArray(target))
    patchMap(document, node, target as Values);
  else if (isScalar(node) && typeof node.value === typeof target) patchScalar(node, target);
  else return createNode(document, target, node);
  return node;
}

const newlineOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n');

const format = { lineWidth: 0, singleQuote: true } as const;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** A single value of one line, in its former style of quotes. */
function editScalar({ range, type, value }: Scalar, target: unknown, isFlow: boolean): Edit[] | undefined {
  if (typeof value !== typeof target || !range || type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED) {
    return undefined;
  }
  const scalar = new Scalar(target);
  const isMark = isFlow && typeof target === 'string' && /[[\]{},]/.test(target);
  if (type) scalar.type = isMark && type === Scalar.PLAIN ? Scalar.QUOTE_SINGLE : type;
  const by = new Document(scalar).toString(format).trimEnd();
  return by.includes('\n') ? undefined : [{ start: range[0], end: range[1], by }];
}

/** Whether a list has the same length and no item has moved, which would take its comments along. */
function isSameOrder(old: unknown, target: unknown): boolean {
  if (!Array.isArray(old) || !Array.isArray(target) || old.length !== target.length) return false;
  const isAt = (item: unknown, index: number) => isDeepStrictEqual(target[index], item);
  return old.every((item, index) => isAt(item, index) || !target.some((_, place) => isAt(item, place)));
}

/** @returns undefined if more than single values differ. */
function listEdits(document: Document, node: unknown, target: unknown, isFlow = false): Edit[] | undefined {
  if (!isNode(node)) return undefined;
  if (isDeepStrictEqual(node.toJS(document), target)) return [];
  if (isScalar(node)) return editScalar(node, target, isFlow);
  if (!isCollection(node) || target === null || typeof target !== 'object') return undefined;
  const names = isMap(node) ? node.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')) : undefined;
  const isAlike = names ? isDeepStrictEqual(names, Object.keys(target)) : isSameOrder(node.toJS(document), target);
  if (!isAlike) return undefined;
  const inner = Object.values(target).map((value: unknown, index) => {
    const item: unknown = node.items[index];
    return listEdits(document, isPair(item) ? item.value : item, value, isFlow || node.flow === true);
  });
  return inner.every((edits) => edits !== undefined) ? inner.flat() : undefined;
}

/** Edits single values in place, with everything around them unchanged. */
function spliceFields(source: string, document: Document, target: Values): ReadonlyMap<string, string> {
  const { fields, starts } = cutFields(source);
  const items = isMap(document.contents) ? document.contents.items : [];
  const spliced = starts.flatMap(({ name, start }, index): [string, string][] => {
    const edits = listEdits(document, items[index]?.value, target[name]);
    if (!edits) return [];
    const apply = (text: string, { start: from, end, by }: Edit) =>
      text.slice(0, from - start) + by + text.slice(end - start);
    return [[name, edits.toReversed().reduce(apply, fields.get(name) ?? '')]];
  });
  return new Map(spliced);
}

/** The text of each field up to the next one, and what is above the first. */
function cutFields(source: string) {
  const { contents } = parseDocument(source);
  const keys = isMap(contents) ? contents.items.map(({ key }) => key).filter((key) => isScalar(key)) : [];
  const starts = keys.map(({ value, range }) => ({ name: String(value), start: range[0] }));
  const fields = starts.map(
    ({ name, start }, index) => [name, source.slice(start, starts[index + 1]?.start ?? source.length)] as const,
  );
  return { head: source.slice(0, starts[0]?.start ?? source.length), fields: new Map(fields), starts };
}

/**
 * Changes values of a YAML file. Unchanged fields keep their text to the letter; changed ones keep comments, quotes and
 * the order of lines.
 * @param target all values of the file; undefined removes a field, new ones are inserted in this order.
 */
export function patchYaml(source: string, target: Values): string {
  const document: Document = parseDocument(source);
  const old = (document.toJS() ?? {}) as Values;
  const isSame = (name: string) => isDeepStrictEqual(old[name], target[name]);
  if (Object.keys({ ...old, ...target }).every(isSame)) return source;
  const spliced = spliceFields(source, document, target);
  document.contents = document.contents ? patchNode(document, document.contents, target) : document.createNode(target);
  const { head } = cutFields(source);
  const newline = newlineOf(source);
  const fields = [...cutFields(document.toString(format)).fields].map(([name, text]) => {
    const was = spliced.get(name);
    if (was === undefined) return text.replace(/\r?\n/g, newline);
    return was.endsWith('\n') ? was : was + newline;
  });
  return head + fields.join('');
}

/**
 * Changes values of a content file, and nothing else in it.
 * @param target all values of the file, including a written page's text.
 */
export function patchFile(file: string, source: string, target: Values): string {
  if (!file.endsWith('.mdoc')) return patchYaml(source, target);
  const { [bodyField]: written, ...fields } = target;
  const { start, yaml, end, body } = splitFrontMatter(source) ?? { start: '', yaml: '', end: '', body: source };
  const text = typeof written === 'string' ? written.replace(/\r?\n/g, newlineOf(source)) : body;
  return `${start}${patchYaml(`${yaml}\n`, fields).replace(/\r?\n$/, '')}${end}${text}`;
}
