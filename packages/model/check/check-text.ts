import Markdoc, { type Node } from '@markdoc/markdoc';
import { isExternalAddress } from '../contact/external-address.ts';
import { describeUnknownTokens, fillFacts, type Facts } from '../facts/fill-facts.ts';
import {
  headingAttributes,
  linkAttribute,
  markdocTags,
  pictureAttribute,
  picturesAttribute,
  portfolioAttribute,
  videoAttribute,
} from '../schemas/markdoc-tags.ts';
import { nearestOf } from '@site/zod-content/nearest.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { RawEntry } from './read-content.ts';

/** A reference to another file, a picture or a page. */
export interface Reference {
  readonly kind:
    | 'picture'
    | 'sharedPicture'
    | 'loop'
    | 'film'
    | 'path'
    | 'listedPath'
    | 'video'
    | 'portfolio'
    | 'person'
    | 'band'
    | 'claim';
  /** Where the reference is, such as `tiers[0].example` or `line 12`. */
  readonly field: string;
  readonly value: string;
  /** The target's path from the project's folder, for paths relative to the content file. */
  readonly place?: string;
}

export interface TextFindings {
  readonly problems: readonly Problem[];
  readonly references: readonly Reference[];
}

/**
 * The references of a translated page's text.
 * @param first the file in the first language, to which picture paths are relative.
 */
export interface TranslatedText {
  readonly file: string;
  readonly first: string;
  readonly references: readonly Reference[];
}

type TagName = keyof typeof markdocTags;

const tagList = Object.keys(markdocTags)
  .map((name) => `{% ${name} %}`)
  .join(', ');

function isTagName(name: string): name is TagName {
  return Object.hasOwn(markdocTags, name);
}

/** An address as written; Markdoc percent-encodes it, with `{product}` as %7Bproduct%7D. */
export function decodeAddress(href: string): string {
  try {
    return decodeURI(href);
  } catch (error) {
    if (error instanceof URIError) return href;
    throw error;
  }
}

function adviseOnNode(node: Node): string[] {
  const attributes = node.attributes as Record<string, unknown>;
  const { content, level } = attributes;
  if (node.type === 'tag' && node.tag !== undefined && !isTagName(node.tag)) {
    return [
      `has the tag {% ${node.tag} %}, which is not known: write one of ${tagList}${nearestOf(node.tag, Object.keys(markdocTags))}`,
    ];
  }
  if (node.type === 'text' && typeof content === 'string' && /\{%|%\}/.test(content)) {
    return [`has a tag that cannot be read: write it as {% name field="text" %}, with both quotes and both braces`];
  }
  if (node.type === 'heading' && level === 1) {
    return ["has a heading with one #: write ##, since the page's main heading is the field heading"];
  }
  if (node.type === 'image') {
    return ['has a picture in brackets: write {% figure src="../media/stills/name.jpg" alt="…" caption="…" /%}'];
  }
  return [];
}

function adviseOnTokens(node: Node, facts: Facts): string[] {
  return Object.values(node.attributes as Record<string, unknown>).flatMap((value) => {
    if (typeof value !== 'string' || value.startsWith('/')) return [];
    return describeUnknownTokens(decodeAddress(value), facts);
  });
}

function adviseOnLink(href: string, facts: Facts): string[] {
  if (href.startsWith('/') || href.startsWith('#') || describeUnknownTokens(href, facts).length > 0) return [];
  if (isExternalAddress(fillFacts(href, facts))) return [];
  return [
    `links to "${href}", which is not an address: write a path such as /contact, or one that starts with https://, mailto: or tel:`,
  ];
}

/** Markdoc's own errors; unknown tags have a better message above. */
function adviseOnTags(document: Node): { lines: readonly number[]; advice: string }[] {
  const tags = [...document.walk()].filter((node) => node.type === 'tag');
  const heading = {
    ...Markdoc.nodes.heading,
    attributes: { ...Markdoc.nodes.heading.attributes, ...headingAttributes },
  };
  return Markdoc.validate(document, { tags: markdocTags, nodes: { heading }, variables: {}, functions: {} })
    .filter(({ error }) => error.id !== 'tag-undefined')
    .map(({ lines, error }) => {
      const name = tags.find((tag) => tag.lines[0] === lines[0])?.tag ?? '';
      const fields = isTagName(name) ? Object.keys(markdocTags[name].attributes) : [];
      const hint = fields.length > 0 ? `: {% ${name} %} takes ${fields.join(', ')}` : '';
      return { lines, advice: `has a tag that is not right (${error.message})${hint}` };
    });
}

function listReferences({ type, tag, attributes }: Node, field: string): Reference[] {
  const values = Object.entries(attributes as Record<string, unknown>);
  const declared: Readonly<Record<string, object>> =
    tag !== undefined && isTagName(tag) ? markdocTags[tag].attributes : {};
  return values.flatMap(([name, value]): Reference[] => {
    if (declared[name] === picturesAttribute && Array.isArray(value)) {
      return value.map((one) => ({ kind: 'picture', field, value: String(one) }));
    }
    if (typeof value !== 'string') return [];
    if (declared[name] === pictureAttribute) return [{ kind: 'picture', field, value }];
    if (declared[name] === videoAttribute) return [{ kind: 'video', field, value }];
    if (declared[name] === portfolioAttribute) return [{ kind: 'portfolio', field, value }];
    const isLink = (type === 'link' && name === 'href') || declared[name] === linkAttribute;
    return isLink && value.startsWith('/') ? [{ kind: 'path', field, value: decodeAddress(value) }] : [];
  });
}

export function checkText({ file, body, bodyLine }: Omit<RawEntry, 'data'>, facts: Facts): TextFindings {
  const problems: Problem[] = [];
  const references: Reference[] = [];
  const fieldOf = (lines: readonly number[]) => `line ${(lines[0] ?? 0) + bodyLine}`;
  const report = (lines: readonly number[], ...advices: readonly string[]) => {
    problems.push(...advices.map((advice) => ({ file, field: fieldOf(lines), advice })));
  };
  const document = Markdoc.parse(body);
  for (const { lines, advice } of adviseOnTags(document)) report(lines, advice);
  for (const node of document.walk()) {
    const { href, to = href } = node.attributes as Record<string, unknown>;
    report(node.lines, ...adviseOnNode(node), ...adviseOnTokens(node, facts));
    if (typeof to === 'string') report(node.lines, ...adviseOnLink(decodeAddress(to), facts));
    references.push(...listReferences(node, fieldOf(node.lines)));
  }
  // A file that was pasted twice has its front matter again in the text.
  const fieldsAt = body.search(/^---[ \t]*$/m);
  if (fieldsAt >= 0) {
    const advice = 'has three hyphens: remove them and the fields under them, since fields go above the text, once';
    report([body.slice(0, fieldsAt).split('\n').length - 1], advice);
  }
  if (body.trim() === '') {
    problems.push({ file, field: '', advice: 'has no text: write it under the second line of three hyphens' });
  }
  return { problems, references };
}
