import Markdoc, { type Node } from '@markdoc/markdoc';
import { describeUnknownTokens, fillFacts, type Facts } from '../facts/fill-facts.ts';
import { markdocTags } from '../schemas/markdoc-tags.ts';
import type { Problem } from './problem.ts';
import type { RawEntry } from './read-content.ts';
import type { Reference } from './references.ts';

/** What a page's text says wrong by itself, and what it names elsewhere. */
export interface TextFindings {
  readonly problems: readonly Problem[];
  readonly references: readonly Reference[];
}

type TagName = keyof typeof markdocTags;

const tagList = Object.keys(markdocTags)
  .map((name) => `{% ${name} %}`)
  .join(', ');

function isTagName(name: string): name is TagName {
  return Object.hasOwn(markdocTags, name);
}

/** An address as the file writes it; Markdoc hands it over percent-encoded, with `{product}` as %7Bproduct%7D. */
export function decodeAddress(href: string): string {
  try {
    return decodeURI(href);
  } catch (error) {
    if (error instanceof URIError) return href;
    throw error;
  }
}

/** What one node says wrong, each as advice. */
function adviseOnNode(node: Node): string[] {
  const attributes = node.attributes as Record<string, unknown>;
  const { content, level } = attributes;
  if (node.type === 'tag' && node.tag !== undefined && !isTagName(node.tag)) {
    return [`has the tag {% ${node.tag} %}, which is not known: write one of ${tagList}`];
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
  if (/^(?:https:\/\/.|mailto:.|tel:.)/.test(fillFacts(href, facts))) return [];
  return [`links to "${href}", which is no address: write a path such as /contact, or one that starts with https://`];
}

/** What Markdoc itself finds wrong; tags that are not known have a better message above. */
function adviseOnTags(document: Node): { node: Node | undefined; lines: readonly number[]; advice: string }[] {
  const tags = [...document.walk()].filter((node) => node.type === 'tag');
  return Markdoc.validate(document, { tags: markdocTags, variables: {}, functions: {} })
    .filter(({ error }) => error.id !== 'tag-undefined')
    .map(({ lines, error }) => {
      const node = tags.find((tag) => tag.lines[0] === lines[0]);
      const fields =
        node?.tag !== undefined && isTagName(node.tag) ? Object.keys(markdocTags[node.tag].attributes) : [];
      const hint = fields.length > 0 ? `: {% ${node?.tag ?? ''} %} takes ${fields.join(', ')}` : '';
      return { node, lines, advice: `has a tag that is not right (${error.message})${hint}` };
    });
}

/** The fields of a tag that name pictures. */
const pictureFields: Partial<Record<TagName, readonly string[]>> = {
  figure: ['src'],
  framesizes: ['src'],
  compare: ['before', 'after'],
};

function listReferences(node: Node, field: string): Reference[] {
  const attributes = node.attributes as Record<string, unknown>;
  const { slug, href } = attributes;
  const pictures = node.tag !== undefined && isTagName(node.tag) ? (pictureFields[node.tag] ?? []) : [];
  if (pictures.length > 0) {
    const values = pictures.map((name) => attributes[name]).filter((value) => typeof value === 'string');
    return values.map((value) => ({ kind: 'picture', field, value }));
  }
  if (node.tag === 'video' && typeof slug === 'string') return [{ kind: 'video', field, value: slug }];
  if (node.type === 'link' && typeof href === 'string' && href.startsWith('/')) {
    return [{ kind: 'path', field, value: decodeAddress(href) }];
  }
  return [];
}

/** Fields that stand in the text, as they do where a file was pasted twice. */
function findFields(body: string): number | undefined {
  const at = body.search(/^---[ \t]*$/m);
  return at < 0 ? undefined : body.slice(0, at).split('\n').length - 1;
}

/** Reads the text under a page's front matter. */
export function checkText({ file, body, bodyLine }: Omit<RawEntry, 'data'>, facts: Facts): TextFindings {
  const document = Markdoc.parse(body);
  const lineField = (lines: readonly number[]) => `line ${String((lines[0] ?? 0) + bodyLine)}`;
  const problems: Problem[] = adviseOnTags(document).map(({ lines, advice }) => ({
    file,
    field: lineField(lines),
    advice,
  }));
  const references: Reference[] = [];
  for (const node of document.walk()) {
    const field = lineField(node.lines);
    const { href } = node.attributes as Record<string, unknown>;
    const onLink = node.type === 'link' && typeof href === 'string' ? adviseOnLink(decodeAddress(href), facts) : [];
    for (const advice of [...adviseOnNode(node), ...adviseOnTokens(node, facts), ...onLink]) {
      problems.push({ file, field, advice });
    }
    references.push(...listReferences(node, field));
  }
  const fieldsAt = findFields(body);
  if (fieldsAt !== undefined) {
    const advice = 'has three hyphens: remove them, and fields under them; fields stand above the text, once';
    problems.push({ file, field: lineField([fieldsAt]), advice });
  }
  if (body.trim() === '')
    problems.push({ file, field: '', advice: 'has no text: write it under the second line of three hyphens' });
  return { problems, references };
}
