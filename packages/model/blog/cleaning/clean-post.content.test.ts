import { readdirSync, readFileSync } from 'node:fs';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseHtml } from '../parse-html.ts';
import { cleanPostHtml, type CleanPostOptions } from './clean-post.ts';

interface PostFile {
  readonly title: string;
  readonly contentHtml: string;
}

const folder = new URL('../../../../content/blog/', import.meta.url);
const site = parse(readFileSync(new URL('../../../../content/site.yaml', import.meta.url), 'utf8')) as Pick<
  CleanPostOptions,
  'unwantedHosts' | 'formerHost' | 'origin'
>;
const posts = readdirSync(folder).map((file): PostFile & { file: string } => ({
  file,
  ...(parse(readFileSync(new URL(file, folder), 'utf8')) as PostFile),
}));

function readTexts(html: string, names: readonly string[]): string[] {
  const texts: string[] = [];
  visit(parseHtml(html), 'element', (element) => {
    if (names.includes(element.tagName)) texts.push(toString(element).replace(/\s+/gu, ' ').trim());
  });
  return texts;
}

describe.each(posts)('the article $file', ({ title, contentHtml }) => {
  const { unwantedHosts, formerHost, origin } = site;
  const html = cleanPostHtml(contentHtml, { title, unwantedHosts, formerHost, origin });
  const lines = readTexts(html, ['p', 'h2', 'h3', 'h4', 'li', 'td', 'th']);
  const spell = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

  it('has no line of the old engine', () => {
    expect(html).not.toMatch(/permalink|posted in|comments?</iu);
    for (const line of lines) {
      expect(line).not.toMatch(/^by(?: \p{Lu}\w+){1,4}\W*$/iu);
      expect(line).not.toMatch(/^(?:\d{1,2}|(?:\d{1,2} )?[A-Z][a-z]+ \d{4})$/u);
      expect(spell(line)).not.toBe(spell(title));
    }
  });

  it('has no unwanted or former address and no old attribute', () => {
    for (const host of [...unwantedHosts, formerHost]) expect(html).not.toContain(host);
    expect(html).not.toMatch(/\s(?:style|align|onclick|width|height|id)=|<(?:font|center|div|span|script)|<!--/u);
    expect(html).toContain('class="post-image"');
  });

  it('keeps its paragraphs in order', () => {
    const real = readTexts(contentHtml, ['p', 'li'])
      .map((text) => text.replace(/^Posted in \S+ By \S+ \S+ /u, ''))
      .filter(
        (text) => text.split(' ').length >= 8 && !/permalink|posted in/iu.test(text) && spell(text) !== spell(title),
      );
    const kept = readTexts(html, ['p', 'li']);
    expect(real.length).toBeGreaterThanOrEqual(5);
    expect(kept.filter((text) => real.includes(text))).toEqual(real);
  });

  it('stays as it is when cleaned again', () => {
    expect(cleanPostHtml(html, { title, unwantedHosts, formerHost, origin })).toBe(html);
  });
});
