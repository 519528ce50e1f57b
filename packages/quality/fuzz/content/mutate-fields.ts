import { isCollection, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Pair } from 'yaml';
import type { Random } from '../random.ts';
import { strangeKeys, strangeValues } from './strange-values.ts';

/** Changes a document in place. */
type FieldMutator = (document: Document, random: Random) => void;

type Path = readonly unknown[];

/** Every place of a document, with the values' own. */
function listPaths(document: Document): Path[] {
  const paths: Path[] = [];
  const walk = (node: unknown, path: Path) => {
    if (path.length > 0) paths.push(path);
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, isScalar(key) ? key.value : key]);
    if (isSeq(node))
      node.items.forEach((item, index) => {
        walk(item, [...path, index]);
      });
  };
  walk(document.contents, []);
  return paths;
}

function listPairs(document: Document): Pair[] {
  const pairs: Pair[] = [];
  visit(document, {
    Pair: (_, pair) => {
      pairs.push(pair);
    },
  });
  return pairs;
}

/** A value, and sometimes a list or block. */
function pickPath(document: Document, random: Random): Path {
  const paths = listPaths(document);
  const values = paths.filter((path) => !isCollection(document.getIn(path)));
  return random.pick(random.chance(0.8) && values.length > 0 ? values : paths);
}

function listSequences(document: Document) {
  return listPaths(document)
    .map((path) => document.getIn(path))
    .filter((node) => isSeq(node));
}

/** How the fields of a file are spoilt, one at a time, while the file stays one that can be read. */
const fieldMutators = {
  'a strange value': (document, random) => {
    document.setIn(pickPath(document, random), document.createNode(random.pick(strangeValues)));
  },
  'a value longer or shorter': (document, random) => {
    const path = pickPath(document, random);
    const value = document.getIn(path);
    if (typeof value === 'number')
      document.setIn(path, random.pick([value * 10, value / 2, -value, value + 1, String(value)]));
    else if (typeof value === 'string')
      document.setIn(
        path,
        random.pick([value.slice(0, 1), value.repeat(2), value.toUpperCase(), `${value} `, value.slice(1)]),
      );
    else document.setIn(path, String(value));
  },
  'a field gone': (document, random) => {
    document.deleteIn(pickPath(document, random));
  },
  'a field more': (document, random) => {
    const maps = [document.contents, ...listPaths(document).map((path) => document.getIn(path))].filter((node) =>
      isMap(node),
    );
    random.pick(maps).add(document.createPair(random.pick(strangeKeys), random.pick(strangeValues)));
  },
  'a field renamed': (document, random) => {
    const pair = random.pick(listPairs(document));
    const name = isScalar(pair.key) ? String(pair.key.value) : '';
    const name2 = random.pick([
      ...strangeKeys,
      `${name}s`,
      name.toUpperCase(),
      name.slice(1),
      ` ${name}`,
      `${name}\u200B`,
    ]);
    pair.key = document.createNode(name2);
  },
  'a value of another field': (document, random) => {
    const [from, to] = [pickPath(document, random), pickPath(document, random)];
    const value = document.getIn(from);
    document.setIn(to, isCollection(value) ? value.clone() : value);
  },
  'a list shorter, longer or doubled': (document, random) => {
    const lists = listSequences(document);
    if (lists.length === 0) return;
    const list = random.pick(lists);
    const copies = () => list.items.map((item) => (isCollection(item) || isScalar(item) ? item.clone() : item));
    random.pick([
      () => list.items.splice(0),
      () => list.items.splice(random.below(Math.max(1, list.items.length)), 1),
      () => list.items.push(...copies()),
      () => list.items.push(...copies().slice(0, 1)),
      () =>
        list.items.push(
          ...Array.from({ length: 300 }, () => copies())
            .flat()
            .slice(0, 300),
        ),
      () => list.items.reverse(),
      () => list.items.push(document.createNode(random.pick(strangeValues))),
    ])();
  },
  'fields in another order': (document, random) => {
    if (isMap(document.contents)) document.contents.items.sort(() => random.below(3) - 1);
  },
  'values as JSON': (document) => {
    if (isMap(document.contents)) document.contents.flow = true;
  },
} satisfies Record<string, FieldMutator>;

export const fieldMutatorNames = Object.keys(fieldMutators) as (keyof typeof fieldMutators)[];

/**
 * Spoils one field of a file, or of the fields above a text.
 * @param source a file in order.
 */
export function mutateFields(source: string, name: keyof typeof fieldMutators, random: Random): string {
  const [, yaml = source, body = ''] = /^---\n([\s\S]*?\n)(---\n[\s\S]*)$/.exec(source) ?? [];
  const document = parseDocument(yaml);
  fieldMutators[name](document, random);
  const written = document.toString({ lineWidth: 0 });
  return body === '' ? written : `---\n${written}${body}`;
}
