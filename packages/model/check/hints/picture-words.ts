import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../../blog/parse-html.ts';
import type { Problem } from '../problem.ts';
import type { RawEntry } from '../read-content.ts';

/** Pictures of articles without words: who cannot see them hears nothing, and search engines find nothing. */
export function adviseOnPictureWords(entries: readonly Pick<RawEntry, 'file' | 'name' | 'data'>[]): Problem[] {
  return entries.flatMap(({ file, name, data }) => {
    const { contentHtml } = (data ?? {}) as { readonly contentHtml?: unknown };
    if (name !== 'posts' || typeof contentHtml !== 'string') return [];
    const problems: Problem[] = [];
    visit(parseHtml(contentHtml), { type: 'element', tagName: 'img' }, ({ properties: { src, alt } }: Element) => {
      if (typeof src !== 'string' || (typeof alt === 'string' && alt.trim() !== '')) return;
      const advice = `shows ${src} without words: write what is seen into its alt=""`;
      problems.push({ file, field: 'contentHtml', advice });
    });
    return problems;
  });
}
