import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parse, Scalar, type Document, type Node, type YAMLMap, type YAMLSeq } from 'yaml';

type Values = Readonly<Record<string, unknown>>;

function isBlock(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether a YAML parser, by the rules of 1.1 or 1.2, reads text without quotes as something else, such as 2024-05-31 as a date. */
function needsQuotes(value: string): boolean {
  try {
    return (['1.1', '1.2'] as const).some((version) => parse(value, { version, logLevel: 'error' }) !== value);
  } catch {
    return true;
  }
}

function quoteIfNeeded(scalar: Scalar): void {
  const { value, type } = scalar;
  const plain = type === undefined || type === Scalar.PLAIN;
  if (plain && typeof value === 'string' && needsQuotes(value)) scalar.type = Scalar.QUOTE_SINGLE;
}

function createNode(document: Document, value: unknown, like?: unknown): Node {
  const node = document.createNode(value);
  if (isScalar(node)) quoteIfNeeded(node);
  if (isMap(node)) for (const pair of node.items) if (isScalar(pair.value)) quoteIfNeeded(pair.value);
  if (isSeq(node)) for (const item of node.items) if (isScalar(item)) quoteIfNeeded(item);
  // A new entry of a list is written like those beside it: on one line, or on several.
  if ((isMap(node) || isSeq(node)) && (isMap(like) || isSeq(like)) && like.flow !== undefined) node.flow = like.flow;
  return node;
}

/** A text of lines that ended with one still does: its `|` would else become `|-`. */
function endAsBefore(before: unknown, value: unknown): unknown {
  const lacksEnd =
    typeof before === 'string' && before.endsWith('\n') && typeof value === 'string' && !value.endsWith('\n');
  return lacksEnd ? `${value}\n` : value;
}

/** A changed value keeps its quotes; days stand there without. */
function patchScalar(document: Document, scalar: Scalar, value: unknown): Node {
  if (typeof value !== typeof scalar.value) return createNode(document, value);
  const wasRead = typeof scalar.value === 'string' && scalar.type === Scalar.PLAIN && needsQuotes(scalar.value);
  scalar.value = scalar.type === Scalar.BLOCK_LITERAL ? endAsBefore(scalar.value, value) : value;
  delete scalar.source;
  const { value: now } = scalar;
  if (scalar.type === Scalar.BLOCK_LITERAL && typeof now === 'string' && !now.includes('\n')) delete scalar.type;
  if (!wasRead) quoteIfNeeded(scalar);
  return scalar;
}

/** Where a new field stands: behind the nearest field before it that is there. */
function placeFor(map: YAMLMap, key: string, order: readonly string[]): number {
  const before = order.slice(0, order.indexOf(key)).reverse();
  for (const name of before) {
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
    if (node === undefined) {
      map.items.splice(placeFor(map, key, order), 0, document.createPair(key, createNode(document, wanted[key])));
    } else {
      map.set(key, patchNode(document, node, old[key], wanted[key]));
    }
  }
}

/** Entries that are still there move with their comments; one that stands where it stood is changed; the rest is new. */
function patchSeq(document: Document, seq: YAMLSeq, old: readonly unknown[], wanted: readonly unknown[]): void {
  const nodes = [...seq.items] as Node[];
  const free = new Set(nodes.keys());
  const kept = wanted.map((value, place) => {
    const same = [place, ...free].find((index) => free.has(index) && isDeepStrictEqual(old[index], value));
    if (same !== undefined) free.delete(same);
    return same;
  });
  const [like] = nodes;
  seq.items = wanted.map((value, place) => {
    const from = kept[place] ?? (free.delete(place) ? place : undefined);
    const node = from === undefined ? undefined : nodes[from];
    if (from === undefined || !node) return createNode(document, value, like);
    return kept[place] === undefined ? patchNode(document, node, old[from], value) : node;
  });
}

/** @returns the node with the wanted value: the same one wherever it can be kept. */
function patchNode(document: Document, node: Node, old: unknown, wanted: unknown): Node {
  if (isMap(node) && isBlock(old) && isBlock(wanted)) {
    patchMap(document, node, old, wanted);
    return node;
  }
  if (isSeq(node) && Array.isArray(old) && Array.isArray(wanted)) {
    patchSeq(document, node, old, wanted);
    return node;
  }
  return isScalar(node) && !isBlock(wanted) && !Array.isArray(wanted)
    ? patchScalar(document, node, wanted)
    : createNode(document, wanted, node);
}

/**
 * Gives a document other values; comments, quotes and the order of the lines stay.
 * @param old what the document holds.
 * @param wanted what it shall hold; fields that are undefined are taken out, new ones stand where `wanted` has them.
 */
export function patchDocument(document: Document, old: Values, wanted: Values): void {
  if (isMap(document.contents)) patchMap(document, document.contents, old, wanted);
  else document.contents = createNode(document, wanted);
}
