import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { automatedReadability } from 'automated-readability';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { isSample } from '../drafts/is-draft.ts';
import { siteDay } from '../drafts/site-day.ts';
import { parseHtml } from '../blog/parse-html.ts';
import { blogPictureFolder } from '../blog/picture-folder.ts';
import { contentFiles, type ContentData, type ContentName } from '../schemas/content-files.ts';
import { phrasesSchema } from '../schemas/site.ts';
import { listTexts } from '../schemas/walk-fields.ts';
import type { CheckedContent } from './check-content.ts';
import type { Media } from './check-media.ts';
import { adviseOnTranslation } from '../translations/translation-hints.ts';
import { fieldName, inCurlyQuotes, type Problem } from './problem.ts';
import { adviseOnFormerNames } from './former-names.ts';
import { readContent, type RawEntry } from './read-content.ts';
import { listSamples } from './samples.ts';

/** A text that visitors read, and where it is. */
export interface PlacedText {
  readonly file: string;
  /** Such as `description`, or `line 12` of a page's text. */
  readonly field: string;
  readonly text: string;
}

/** The text fields of a file, and the paragraphs of a written page. */
function listPlacedTexts({ name, file, data, body, bodyLine }: RawEntry): PlacedText[] {
  const fields = listTexts(contentFiles[name].schema, data).flatMap(({ path: place, value, meaning }) =>
    meaning?.kind === 'text' && !meaning.isAlt ? [{ file, field: fieldName(place), text: value }] : [],
  );
  const paragraphs = [...body.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: text, index }) => ({
    file,
    field: `line ${bodyLine + body.slice(0, index).split('\n').length - 1}`,
    text,
  }));
  return [...fields, ...paragraphs];
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function listWords(text: string): string[] {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Years of school that a text may require: the last before a degree. */
const mostYears = 16;

/** In shorter texts a single long word would decide. */
const fewestWeighedWords = 12;

/** Texts that visitors read before they decide to read on. */
const weighedFields = ['title', 'description', 'lead'];

/**
 * Years of school that a text requires, by the length of its words and sentences: the Automated Readability Index
 * (Senter and Smith, 1967).
 */
export function readingYears(text: string): number {
  const found = listWords(text);
  const sentence = [...sentences.segment(text)].length;
  return automatedReadability({ sentence, word: found.length, character: found.join('').length });
}

/** Titles, descriptions and leads that are hard to read. */
export function adviseOnReading(texts: readonly PlacedText[]): Problem[] {
  return texts.flatMap(({ file, field, text }) => {
    if (!weighedFields.includes(field) || listWords(text).length < fewestWeighedWords) return [];
    const years = Math.round(readingYears(text));
    if (years <= mostYears) return [];
    const advice = `reads as if for ${years} years of school: write shorter words, or two sentences of it`;
    return [{ file, field, advice }];
  });
}

/** Texts in curly quotes, which visitors see too. */
export function adviseOnQuotes(texts: readonly PlacedText[]): Problem[] {
  const advice = 'is in curly quotes, which visitors will see: leave them out, or write straight ones around the text';
  return texts.flatMap(({ file, field, text }) => (inCurlyQuotes.test(text) ? [{ file, field, advice }] : []));
}

/** Texts with a phrase of content/phrases.yaml, ignoring case. */
export function adviseOnPhrases(texts: readonly PlacedText[], avoid: ContentData<'phrases'>['avoid']): Problem[] {
  return avoid.flatMap(({ phrase, write }) => {
    const found = new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, 'iu');
    return texts
      .filter(({ text }) => found.test(text))
      .map(({ file, field }) => ({ file, field, advice: `says "${phrase}": write ${write}` }));
  });
}

/** Shorter texts, such as button labels, may well be the same. */
const fewestComparedWords = 9;

/** How many consecutive words are compared as one. */
const rowLength = 3;

/** Two texts are alike if they share more than this part of all their rows (Jaccard index). */
const mostInCommon = 0.5;

function listRows(text: string): Set<string> {
  const found = listWords(text.toLowerCase());
  if (found.length < fewestComparedWords) return new Set();
  return new Set(found.slice(rowLength - 1).map((_, index) => found.slice(index, index + rowLength).join(' ')));
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common) > mostInCommon;
}

/** Texts that are nearly the same as an earlier one, which search engines take for copies. */
export function adviseOnAlike(texts: readonly PlacedText[]): Problem[] {
  const problems: Problem[] = [];
  const byRow = new Map<string, { readonly text: PlacedText; readonly rows: ReadonlySet<string> }[]>();
  for (const text of texts) {
    const rows = listRows(text.text);
    const similar = [...rows].flatMap((row) => byRow.get(row) ?? []).find((other) => isAlike(other.rows, rows));
    if (similar) {
      const place = `${similar.text.field} of ${similar.text.file}`;
      const advice = `says nearly the same as ${place}: rewrite it, or leave one out`;
      problems.push({ file: text.file, field: text.field, advice });
    }
    for (const row of rows) byRow.set(row, [...(byRow.get(row) ?? []), { text, rows }]);
  }
  return problems;
}

function holdsHeadingCell(children: Element['children']): boolean {
  return children.some(
    (child) => child.type === 'element' && (child.tagName === 'th' || holdsHeadingCell(child.children)),
  );
}

/** What a picture or table of a post lacks for those who can't see it; undefined if it lacks nothing. */
function adviseOnElement({ tagName, properties: { src, alt }, children }: Element): string | undefined {
  if (tagName === 'img' && typeof src === 'string' && (typeof alt !== 'string' || alt.trim() === '')) {
    return `shows ${src} without words: write what is seen into its alt=""`;
  }
  const isCaption = (child: Element['children'][number]) => child.type === 'element' && child.tagName === 'caption';
  // Old engines put their lines around a post into tables without heading cells; the site removes those.
  if (tagName !== 'table' || children.some(isCaption) || !holdsHeadingCell(children)) return undefined;
  return 'has a table without a name: write <caption>what it lists</caption> after its <table>';
}

/** Pictures of posts without alt text, and tables without a caption: screen readers can't describe them. */
export function adviseOnNames(entries: readonly Pick<RawEntry, 'file' | 'name' | 'data'>[]): Problem[] {
  return entries.flatMap(({ file, name, data }) => {
    const { contentHtml } = Object(data) as { readonly contentHtml?: unknown };
    if (name !== 'posts' || typeof contentHtml !== 'string') return [];
    const problems: Problem[] = [];
    visit(parseHtml(contentHtml), 'element', (element) => {
      const advice = adviseOnElement(element);
      if (advice !== undefined) problems.push({ file, field: 'contentHtml', advice });
    });
    return problems;
  });
}

/** The contact page uses it without a reference. */
const alwaysUsed = ['map.svg'];

/** How many bytes a well-compressed picture of a size needs. */
const mostBytes = 500_000;

/** Pictures that no content file names, and those that are heavier than they need to be. */
function adviseOnPictures(media: Media, sources: readonly string[]): Problem[] {
  const pictures = [...media].filter(([file]) => /\.(?:jpg|png|svg)$/.test(file));
  return pictures.flatMap(([file, { bytes }]) => {
    // Posts refer to pictures by the blog's old addresses.
    const name = file.replace('content/media/', '').replace(/^blog\//, blogPictureFolder);
    const isUsed = alwaysUsed.includes(name) || sources.some((source) => source.includes(name));
    const advices = [
      ...(isUsed ? [] : ['is named by no content file: name it in one, or delete it']),
      ...(bytes > mostBytes ? [`has ${Math.ceil(bytes / 1000)} kB: save it with at most 500 kB`] : []),
    ];
    return advices.map((advice) => ({ file, field: '', advice }));
  });
}

/** What a company's visitors look for in the footer, and what to write. */
const footerLines = {
  legalName: 'write the name that contracts and invoices have, such as Harbor Light Films, LLC',
  founded: 'write the year in which the company began, such as 2004',
} as const;

/** Lines of content/site.yaml that buyers look for. */
export function adviseOnSite(entries: readonly Pick<RawEntry, 'file' | 'name' | 'data'>[]): Problem[] {
  const site = entries.find(({ name }) => name === 'site');
  if (!site) return [];
  return Object.entries(footerLines).flatMap(([field, advice]) =>
    Object.hasOwn(Object(site.data) as object, field)
      ? []
      : [{ file: site.file, field, advice: `is missing: ${advice}` }],
  );
}

/** Files whose words are not searched for phrases. */
const withoutPhrases: readonly ContentName[] = ['phrases', 'search', 'terms'];

/**
 * What could be better in valid content, samples first; none of it stops a build.
 * @param folder the content folder.
 * @param content the result of the check.
 */
export async function listHints(folder: string, { files, entries, media, long }: CheckedContent): Promise<Problem[]> {
  const places = files.map(({ file }) => path.join(folder, path.posix.relative('content', file)));
  const sources = await Promise.all(places.map((place) => readFile(place, 'utf8')));
  // A sample is to be replaced, not improved.
  const own = entries.filter(({ data }) => !isSample(data));
  const texts = own.flatMap(listPlacedTexts);
  // As they are written, so that a figure from a token is not taken for one that was typed. Visitors read neither search
  // answers nor the list of phrases, and terms are where tokens have their words from.
  const { entries: written, translations } = readContent(folder);
  const phrases = phrasesSchema.safeParse(written.find(({ name }) => name === 'phrases')?.data).data;
  const read = written
    .filter(({ name, data }) => !withoutPhrases.includes(name) && !isSample(data))
    .flatMap(listPlacedTexts);
  const hints = [
    ...adviseOnReading(texts),
    ...adviseOnAlike(texts),
    ...adviseOnQuotes(texts),
    ...adviseOnPhrases(read, phrases?.avoid ?? []),
    ...adviseOnNames(own),
    ...adviseOnSite(entries),
    ...adviseOnPictures(media, sources),
  ];
  const today = siteDay(process.env);
  const translated = await Promise.all(
    translations.map(async (translation) => adviseOnTranslation(translation, written, { folder, today })),
  );
  const others = [...long, ...hints, ...translated.flat(), ...(await adviseOnFormerNames(folder, entries))];
  return [...listSamples(entries), ...others.sort((a, b) => a.file.localeCompare(b.file))];
}
