import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { isSample } from '../drafts/is-draft.ts';
import { momentOf } from '../drafts/site-moment.ts';
import { parseHtml } from '../blog/parse-html.ts';
import { blogPictureFolder } from '../blog/addresses.ts';
import type { CheckedContent } from './check-content.ts';
import type { Media } from './check-media.ts';
import { adviseOnTranslation } from '../translations/translation-hints.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import { readContent, type RawEntry } from './read-content.ts';
import { listSamples } from './samples.ts';

function adviseOnElement({ tagName, properties: { src, alt } }: Element): string | undefined {
  if (tagName !== 'img' || typeof src !== 'string' || (typeof alt === 'string' && alt.trim() !== '')) return undefined;
  return `shows ${src} without alt text: describe it in alt=""`;
}

/** Pictures in posts without alt text. */
export function adviseOnAltTexts(entries: readonly Pick<RawEntry, 'file' | 'name' | 'data'>[]): Problem[] {
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

/** Enough for a well-compressed picture. */
const maxBytes = 500_000;

function adviseOnMedia(media: Media, sources: readonly string[]): Problem[] {
  const files = [...media].filter(([file]) => /\.(?:jpg|png|svg|mp4)$/.test(file));
  return files.flatMap(([file, { bytes }]) => {
    // Posts use the blog's old addresses of pictures.
    const name = file.replace('content/media/', '').replace(/^blog\//, blogPictureFolder);
    const isUsed = alwaysUsed.includes(name) || sources.some((source) => source.includes(name));
    const advices = [
      ...(isUsed ? [] : ['is named by no content file: name it in one, or delete it']),
      ...(bytes > maxBytes && !file.endsWith('.mp4')
        ? [`has ${Math.ceil(bytes / 1000)} kB: save it with at most 500 kB`]
        : []),
    ];
    return advices.map((advice) => ({ file, field: '', advice }));
  });
}

/**
 * What could be better in valid content, samples first; none of it blocks a build.
 * @param folder the content folder.
 * @param content the result of the check.
 */
export async function listHints(folder: string, { files, entries, media }: CheckedContent): Promise<Problem[]> {
  const places = files.map(({ file }) => path.join(folder, path.posix.relative('content', file)));
  const sources = await Promise.all(places.map((place) => readFile(place, 'utf8')));
  const { entries: written, translations } = readContent(folder);
  const today = momentOf(written);
  const hints = [
    // A sample is to be replaced, not improved.
    ...adviseOnAltTexts(entries.filter(({ data }) => !isSample(data))),
    ...adviseOnMedia(media, sources),
    ...translations.flatMap((translation) => adviseOnTranslation(translation, written, today)),
  ];
  return [...listSamples(entries), ...hints.sort((a, b) => a.file.localeCompare(b.file))];
}
