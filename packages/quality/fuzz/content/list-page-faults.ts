import { load, type CheerioAPI } from 'cheerio';
import { unprintable } from '@site/model/schemas/fields.ts';

/** What stands in a text where a program had no value, or a token was not filled in. */
const slips = [/\bundefined\b/, /\[object \w+\]/, /\bNaN\b/, /\{\s*[A-Za-z][\w.-]*\s*\}/, unprintable];

const programTypes = new Set(['', 'module', 'text/javascript']);

/** Attributes that are read out, shown, or told to search engines. */
const spokenAttributes = ['alt', 'title', 'aria-label', 'content', 'href', 'src'];

/** The DOM's number for a node of text. */
const textNode = 3;

/** Every piece of text alone: joined, the end of one would hide the start of the next. */
function listTexts($: CheerioAPI): string[] {
  const nodes = $('html').find('*').addBack();
  const written = nodes
    .contents()
    .toArray()
    .map((node) => (node.nodeType === textNode ? $(node).text() : ''));
  const spoken = nodes.toArray().flatMap((node) => spokenAttributes.map((name) => $(node).attr(name) ?? ''));
  return [...written, ...spoken];
}

/**
 * What a visitor, or whoever looks at a built page, would see at once to be wrong.
 * @param html a page of the built site.
 */
export function listPageFaults(html: string): string[] {
  const $ = load(html);
  const faults: string[] = [];
  const headings = $('h1').length;
  if (headings !== 1) faults.push(`has ${String(headings)} h1`);
  if ($('title').first().text().trim() === '') faults.push('has no title');
  for (const script of $('script').toArray()) {
    const isProgram = programTypes.has($(script).attr('type') ?? '');
    if (isProgram && $(script).text().includes('hostile()')) faults.push('runs a script of the content');
  }
  if ($('[onerror], [onmouseover]').length > 0) faults.push('has a handler of the content');
  $('script, style, template, noscript, code, pre').remove();
  for (const text of listTexts($)) {
    const found = slips.flatMap((slip) => slip.exec(text)?.[0] ?? []);
    faults.push(...found.map((slip) => `shows "${slip}"`));
  }
  return faults;
}
