import Markdoc, { type Node } from '@markdoc/markdoc';
import { fillFacts, type Facts } from '../facts/fill-facts.ts';
import { truncateText } from './cut-text.ts';

/** The length of a description in search results, in characters. */
const descriptionLimit = 160;
const enough = 70;

function textOf(line: Node): string {
  const words = [...line.walk()].map(({ type, attributes }) =>
    type === 'softbreak' || type === 'hardbreak' ? ' ' : String(attributes.content ?? ''),
  );
  return words.join('');
}

/** The text of a written page line by line, without its markup: paragraphs, headings, list items, cells. */
export function readLines(body: string): string[] {
  return [...Markdoc.parse(body).walk()].filter(({ type }) => type === 'inline').map(textOf);
}

function readParagraphs(body: string): string[] {
  return Markdoc.parse(body)
    .children.filter(({ type }) => type === 'paragraph')
    .map(textOf);
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** As many first sentences as a search result shows; if they are too short, truncated text. */
function describe(text: string): string {
  let whole = '';
  for (const { segment } of sentences.segment(text)) {
    if ((whole + segment).trimEnd().length > descriptionLimit) break;
    whole += segment;
  }
  return whole.length < enough ? truncateText(text, descriptionLimit) : whole.trimEnd();
}

interface PageFields {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly siteMapLabel?: string | undefined;
}

/** Defaults of a written page: the title from its heading, the description from its first sentences. */
export function completePage<Data extends PageFields>(data: Data, body: string, facts: Facts) {
  const { heading, lead = '', title = heading, siteMapLabel = heading } = data;
  const text = [lead, ...readParagraphs(body).map((paragraph) => fillFacts(paragraph, facts))].join(' ').trim();
  return { ...data, title, siteMapLabel, description: data.description ?? (describe(text) || heading) };
}
