import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { isMap, isNode, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { splitFrontMatter } from '@site/zod-content/front-matter.ts';
import { listFiles } from '@site/model/files/list-files.ts';

/** A single fault in the content folder. fast-check prints it for a counterexample. */
export interface Corruption {
  readonly file: string;
  /** The name of a kind of damage below. */
  readonly how: string;
  /** Two positions in the file, in ten-thousandths of its length or of its number of fields. */
  readonly at: number;
  readonly to: number;
  readonly name: string;
  readonly value: unknown;
}

const places = 10_000;

function pick<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[Math.floor((place / places) * items.length)];
}

type Path = readonly unknown[];

/** The paths of all values in a document, including lists and maps. */
function listPaths(node: unknown, parent: Path = []): Path[] {
  const below: (readonly [unknown, unknown])[] = [];
  if (isMap(node)) below.push(...node.items.map(({ key, value }) => [isScalar(key) ? key.value : key, value] as const));
  if (isSeq(node)) below.push(...node.items.map((item, index) => [index, item] as const));
  return below.flatMap(([key, value]) => [[...parent, key], ...listPaths(value, [...parent, key])]);
}

type FieldDamage = (document: Document, path: Path, corruption: Corruption, other: Path) => unknown;

const plain = (document: Document, place: Path): unknown => {
  const node = document.getIn(place, true);
  return isNode(node) ? node.toJS(document) : node;
};
/** Sets a value; in a list, a named value is appended. */
const set = (document: Document, place: Path, value: unknown): Document => {
  const parent = place.slice(0, -1);
  const isNamedInList = isSeq(document.getIn(parent)) && typeof place.at(-1) === 'string';
  if (isNamedInList) document.addIn(parent, document.createNode(value));
  else document.setIn(place, document.createNode(value));
  return document;
};

/** Damage to a field in a file that can still be parsed. */
const fieldDamages: Readonly<Record<string, FieldDamage>> = {
  'field replaced': (document, place, { value }) => set(document, place, value),
  'field removed': (document, place) => document.deleteIn(place),
  'field added': (document, place, { name, value }) => set(document, [...place.slice(0, -1), name], value),
  'field renamed': (document, place, { name }) =>
    set(document, [...place.slice(0, -1), name], plain(document, place)).deleteIn(place),
  'field given the value of another': (document, place, _, other) => set(document, place, plain(document, other)),
  'field made text': (document, place) => set(document, place, String(plain(document, place))),
  'field doubled': (document, place) => set(document, place, String(plain(document, place)).repeat(2)),
  'field made a number': (document, place, { at }) => set(document, place, at - 10),
  'field made a list of 300': (document, place) => set(document, place, Array(300).fill(plain(document, place))),
  'list emptied': (document, place) => set(document, place.slice(0, -1), []),
};

type TextDamage = (text: string, at: number, to: number, value: string) => string;

/** Edits the line at a position. */
const editLine = (text: string, at: number, edit: (line: string) => string[]) => {
  const lines = text.split('\n');
  const index = text.slice(0, at).split('\n').length - 1;
  return lines.toSpliced(index, 1, ...edit(lines[index] ?? '')).join('\n');
};

/** Damage by text editors, besides what tests/content covers. */
const textDamages: Readonly<Record<string, TextDamage>> = {
  truncated: (text, at) => text.slice(0, at),
  'start cut off': (text, at) => text.slice(at),
  'part cut out': (text, at, to) => text.slice(0, Math.min(at, to)) + text.slice(Math.max(at, to)),
  'text inserted': (text, at, _, value) => text.slice(0, at) + value + text.slice(at),
  'text inserted before a value': (text, at, _, value) =>
    editLine(text, at, (line) => [line.replace(': ', `: ${value}`)]),
  'text inserted 10,000 times': (text, at, _, value) =>
    text.slice(0, at) + value.slice(0, 2).repeat(10_000) + text.slice(at),
  'replaced by a text': (_text, _at, _to, value) => value,
  'line duplicated': (text, at) => editLine(text, at, (line) => [line, line]),
  'line removed': (text, at) => editLine(text, at, () => []),
  'line indented': (text, at, to) => editLine(text, at, (line) => [(to % 2 ? '\t' : '  ') + line]),
  'line not indented': (text, at) => editLine(text, at, (line) => [line.trimStart()]),
  'line without quotes': (text, at) => editLine(text, at, (line) => [line.replace(/["']/g, '')]),
  CR: (text) => text.replace(/\n/g, '\r'),
};

function corruptFields(text: string, corruption: Corruption): string {
  const front = splitFrontMatter(text);
  const document = parseDocument(front?.yaml ?? text);
  const paths = listPaths(document.contents);
  const [place, other] = [pick(paths, corruption.at), pick(paths, corruption.to)];
  if (place && other) fieldDamages[corruption.how]?.(document, place, corruption, other);
  const written = document.toString({ lineWidth: 0 });
  return front ? `---\n${written}---\n${front.body}` : written;
}

/** The text of a file with its corruption. */
export function corrupt(text: string, corruption: Corruption): string {
  const { how, at, to, value } = corruption;
  const inText = (place: number) => Math.floor((place / places) * text.length);
  if (fieldDamages[how]) return corruptFields(text, corruption);
  return textDamages[how]?.(text, inText(at), inText(to), String(value)) ?? text;
}

/** Names with a meaning for programs or other formats. */
const names = ['', ' ', ...'__proto__ constructor << 1 id slug layout Title index 404 é a--b .a yml'.split(' ')];

/** Values that a program could misinterpret, or that must not reach a page unescaped. */
const strange = [
  ...'- ~ null yes 1e3 0x1F 12:30:45 .inf 2024-05-31 ! & * $& &lt; <!-- ]]> <b>bold</b> # %s'.split(' '),
  ...'{phone} {nope} {phone {claims.nope} {__proto__} {company}{company} {% a{%#id%} {{a}} ![a](b.jpg)'.split(' '),
  ...'/contact /contact/ /no-such-page //evil.example /{product} /%E0%A4%A https:// http://x.example'.split(' '),
  ...'../../package.json /etc/passwd ../media ../media/map.svg ../media/stills/no-such.jpg [a](/no-such-page)'.split(
    ' ',
  ),
  ...[
    '',
    ' ',
    '\0',
    '\u0007a',
    '\u202Eab',
    '\u2028',
    'x'.repeat(20_000),
    '```\n{phone}\n```',
    '# A second title',
    '{% a %}',
  ],
  ...[
    'javascript:hostile()',
    '</script><script>hostile()</script>',
    '"><img src=x onerror=hostile()>',
    "' onmouseover='",
  ],
];

/** YAML syntax. */
const syntax = [
  ...'&a *a !name !!binary !!set <<:*a ? | > >- - : # @ ` { } [ ] " , \\x --- ... +++ %TAG'
    .split(' ')
    .map((mark) => `${mark} `),
  ...["'", '\n---\n', '%YAML 1.1\n---\n', '\n<<<<<<< HEAD\n', '&a [*a]', '---\n---\n\nText.\n', '[1, 2]', 'a: a: a'],
];

const values = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...strange) },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 2, withDate: true }).filter((value) => value !== undefined) },
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.webUrl(),
);
const pieces = fc.oneof(
  fc.constantFrom(...syntax),
  fc.constantFrom(...strange),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

/** Corruptions of fields and of text. */
export function corruptions(files: readonly string[]): fc.Arbitrary<Corruption> {
  const place = fc.nat(places - 1);
  const record = (damages: object, value: fc.Arbitrary<unknown>) => {
    // Most files are videos: choosing a folder first gives the others their share.
    const folders = Object.values(Object.groupBy(files, (file) => path.dirname(file)));
    const file = fc.oneof(...folders.map((inFolder = []) => fc.constantFrom(...inFolder)));
    const how = fc.constantFrom(...Object.keys(damages));
    return fc.record({ file, how, at: place, to: place, name: fc.constantFrom(...names), value });
  };
  return fc.oneof(record(fieldDamages, values), record(textDamages, pieces));
}

/** The texts of a content folder by their files, such as videos/title.yaml. */
export async function readOriginals(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = listFiles(folder).filter((file) => /\.(?:yaml|mdoc)$/.test(file));
  const read = files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(read));
}
