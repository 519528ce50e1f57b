import { parseFragment, type DefaultTreeAdapterTypes, type Token } from 'parse5';
import type { z } from 'zod';
import { decodeAddress } from '@site/model/check/check-text.ts';
import { fieldName } from '@site/zod-content/problem.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { fieldAdvice, fieldConditions, fieldMeanings } from '@site/zod-content/meanings.ts';
import { markdocTags, portfolioAttribute, videoAttribute } from '@site/model/schemas/markdoc-tags.ts';
import { definitionOf, isBlock, unwrapSchema } from '@site/zod-content/walk.ts';
import { valuesOf } from '../entries/new-entry.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import type { NameKind } from './listed-names.ts';

export interface Reference {
  readonly kind: NameKind;
  readonly value: string;
  /** Such as `credits[0].person`, or `line 12` of a page's text. */
  readonly field: string;
  /** The text of a link. */
  readonly words?: string;
  /** Whether the reference is optional. */
  readonly isOptional: boolean;
  readonly isPost?: true;
}

/** What replaces a reference: another value, or plain text, such as the former name for a credit. */
export type Replacement = { readonly value: string } | { readonly left: string };

/** @returns undefined for a reference that stays as it is. */
export type Decide = (reference: Reference) => Replacement | undefined;

type Values = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const gone = Symbol('gone');

/** What can be removed with a reference: itself or, for a block's main link, the whole block. */
interface Room {
  readonly own: boolean;
  readonly block: boolean;
}

const nameKinds: readonly string[] = ['path', 'video', 'portfolio', 'person', 'band', 'claim'] satisfies NameKind[];

function isNameKind(kind: string): kind is NameKind {
  return nameKinds.includes(kind);
}

class FieldRewriter {
  readonly #decide: Decide;
  /** The former name of the last reference removed. */
  #left = '';

  constructor(decide: Decide) {
    this.#decide = decide;
  }

  /** @returns the same object if nothing in it changes. */
  rewrite(wrapped: z.ZodType, value: unknown, path: Path = [], room: Room = { own: false, block: false }): unknown {
    const { schema } = unwrapSchema(wrapped);
    const { element, shape } = definitionOf(schema);
    if (typeof value === 'string') return this.#text(schema, value, path, room);
    if (Array.isArray(value)) return element ? this.#list(schema, element, value, path) : value;
    return shape && isBlock(value) ? this.#block(shape, value, path, room) : value;
  }

  #text(schema: z.ZodType, value: string, path: Path, { own, block }: Room): unknown {
    const meaning = fieldMeanings.get(schema);
    const field = fieldName(path);
    if (meaning?.kind === 'post') {
      return rewritePost(value, (reference) =>
        this.#decide({ ...reference, field, kind: 'path', isOptional: true, isPost: true }),
      );
    }
    if (meaning?.kind === 'text') {
      return splice(
        value,
        editFigures(value, (reference) => this.#decide({ ...reference, field, isOptional: false })),
      );
    }
    if (!meaning || !isNameKind(meaning.kind)) return value;
    const isListed = meaning.kind === 'path' && meaning.isListed === true;
    const replacement = this.#decide({ kind: meaning.kind, value, field, isOptional: own || (isListed && block) });
    if (!replacement) return value;
    if ('value' in replacement) return replacement.value;
    this.#left = replacement.left;
    return gone;
  }

  #list(schema: z.ZodType, element: z.ZodType, items: readonly unknown[], path: Path): unknown {
    const { min = 0 } = fieldAdvice.get(schema) ?? {};
    const room = items.length > min;
    const isText = items.every((item) => typeof item === 'string');
    const changed = items.map((item, index) =>
      this.rewrite(element, item, [...path, index], { own: isText && room, block: room }),
    );
    if (changed.every((item, index) => item === items[index])) return items;
    const kept = changed.filter((item) => item !== gone);
    // The replacement may be in the list already.
    return isText ? [...new Set(kept)] : kept;
  }

  #block(shape: Readonly<Record<string, z.ZodType>>, block: Values, path: Path, room: Room): unknown {
    const changed: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(block)) {
      const wrapped = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const { schema, optional } = wrapped ? unwrapSchema(wrapped) : {};
      const own = optional === true || room.own;
      const inner = wrapped
        ? this.rewrite(wrapped, value, [...path, name], { own, block: !isBlock(value) && room.block })
        : value;
      if (inner !== gone) {
        changed[name] = inner;
        continue;
      }
      const meaning = schema && fieldMeanings.get(schema);
      // A block is about the removed page, such as a question for the search.
      if (!optional || (room.block && meaning?.kind === 'path' && meaning.isListed)) return gone;
      Object.assign(changed, this.#inItsPlace(shape, block, name));
    }
    return Object.keys(block).every((name) => changed[name] === block[name]) ? block : changed;
  }

  /** A credit of someone who was removed keeps the name. */
  #inItsPlace(shape: Readonly<Record<string, z.ZodType>>, block: Values, name: string): Values {
    const other = Object.entries(shape).find(([candidate, schema]) => {
      const { field, is } = fieldConditions.get(unwrapSchema(schema).schema) ?? {};
      return field === name && is === undefined && block[candidate] === undefined;
    });
    return other ? { [other[0]]: this.#left } : {};
  }
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

function splice(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, by }) => whole.slice(0, start) + by + whole.slice(end), text);
}

/** A token for the number of videos in a portfolio, or for a figure. */
const figure = /\{(?<group>count|claims)\.(?<name>[\w-]+)(?=[ }])/dg;

/** Updates the names in such tokens. */
function editFigures(
  text: string,
  decide: (reference: Pick<Reference, 'kind' | 'value'>, at: number) => Replacement | undefined,
): readonly Edit[] {
  return [...text.matchAll(figure)].flatMap((match) => {
    const [start, end] = partOf(match, 'name');
    const replacement = decide(
      { kind: match.groups?.group === 'count' ? 'portfolio' : 'claim', value: text.slice(start, end) },
      match.index,
    );
    return replacement && 'value' in replacement ? [{ start, end, by: replacement.value }] : [];
  });
}

/** Rewrites the links of a post without touching anything else. */
function rewritePost(
  html: string,
  decide: (reference: Pick<Reference, 'value' | 'words'>) => Replacement | undefined,
): string {
  const edits = new Map<number, Edit>();
  const waiting: DefaultTreeAdapterTypes.Node[] = [parseFragment(html, { sourceCodeLocationInfo: true })];
  // Iterative, since posts may be nested deeper than the stack.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('childNodes' in node) waiting.push(...node.childNodes);
    if (node.nodeName !== 'a' || !('attrs' in node)) continue;
    const { startTag, endTag, attrs } = node.sourceCodeLocation ?? {};
    const value = node.attrs.find(({ name }) => name === 'href')?.value;
    // The parser repeats a misnested link.
    if (!startTag || !attrs?.href || value === undefined || edits.has(startTag.startOffset)) continue;
    const inner = html.slice(startTag.endOffset, endTag?.startOffset ?? startTag.endOffset);
    const replacement = decide({ value, words: inner.replace(/<[^>]*>/g, '').trim() });
    if (!replacement) continue;
    const change = ({ startOffset, endOffset }: Token.Location, by: string) =>
      edits.set(startOffset, { start: startOffset, end: endOffset, by });
    if ('value' in replacement) change(attrs.href, `href="${replacement.value.replaceAll('&', '&amp;')}"`);
    else for (const side of [startTag, endTag]) if (side) change(side, '');
  }
  return splice(html, [...edits.values()]);
}

const link = /(?<!!)\[(?<words>(?:[^[\]]|\[[^[\]]*\])*)\]\(<?(?<href>[^\s()<>]+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/dg;
const tag = /\{%\s*(?<name>\w+)\b(?:[^%"]|"[^"]*"|%(?!\}))*%\}(?:[ \t]*(?:\r?\n){1,2})?/dg;

function partOf(match: RegExpExecArray, name: string): readonly [start: number, end: number] {
  return match.indices?.groups?.[name] ?? [match.index, match.index];
}

const namingAttributes = new Map<unknown, NameKind>([
  [videoAttribute, 'video'],
  [portfolioAttribute, 'portfolio'],
]);

/** Tags that refer to a video or a portfolio. */
function listNamingTags(body: string) {
  return [...body.matchAll(tag)].flatMap((match) => {
    const { name = '' } = match.groups ?? {};
    const { attributes = {} } = (markdocTags as Readonly<Record<string, { readonly attributes?: object }>>)[name] ?? {};
    return Object.entries(attributes).flatMap(([attribute, type]) => {
      const kind = namingAttributes.get(type);
      if (!kind) return [];
      const found = new RegExp(`\\b${attribute}\\s*=\\s*"([^"]*)"`, 'd').exec(match[0]);
      const [start, end] = found?.indices?.[1] ?? [];
      return start === undefined || end === undefined
        ? []
        : [{ kind, match, part: [match.index + start, match.index + end] as const }];
    });
  });
}

/** Rewrites the links and the referring tags of a page's text without touching anything else. */
function rewriteText(
  body: string,
  decide: (reference: Pick<Reference, 'kind' | 'value' | 'words'>, at: number) => Replacement | undefined,
) {
  const edits: Edit[] = [...editFigures(body, decide)];
  const change = (
    replacement: Replacement | undefined,
    match: RegExpExecArray,
    [start, end]: readonly [number, number],
    left = '',
  ) => {
    if (replacement && 'value' in replacement) edits.push({ start, end, by: replacement.value });
    else if (replacement) edits.push({ start: match.index, end: match.index + match[0].length, by: left });
  };
  for (const match of body.matchAll(link)) {
    const { words = '', href = '' } = match.groups ?? {};
    change(
      decide({ kind: 'path', value: decodeAddress(href), words }, match.index),
      match,
      partOf(match, 'href'),
      words,
    );
  }
  for (const { kind, match, part } of listNamingTags(body)) {
    change(decide({ kind, value: body.slice(...part) }, match.index), match, part);
  }
  return splice(body, edits);
}

/** @returns the file's text with its references rewritten, otherwise unchanged. */
export function rewriteReferences(entry: RawEntry, decide: Decide): string {
  const { name, file, source, body, bodyLine } = entry;
  const values = valuesOf(entry);
  const fields = new FieldRewriter(decide).rewrite(contentFiles[name].schema, values) as Values;
  const lineAt = (index: number) => `line ${bodyLine + body.slice(0, index).split('\n').length - 1}`;
  const text = rewriteText(body, (reference, index) =>
    decide({ ...reference, field: lineAt(index), isOptional: true }),
  );
  if (fields === values && text === body) return source;
  return patchFile(file, source, file.endsWith('.mdoc') ? { ...fields, [bodyField]: text } : fields);
}
