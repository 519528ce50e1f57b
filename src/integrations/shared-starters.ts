import { createHash } from 'node:crypto';

/** Astro starts islands by scripts of no type, the same in every page with the same kind of island. */
const starter = /<script>([\s\S]*?)<\/script>/g;

interface SharedPage {
  readonly html: string;
  /** The file that the page now asks for; absent where it starts no island. */
  readonly program?: { readonly name: string; readonly text: string };
}

/**
 * Takes the starters of islands out of a page, where they are 1.8 kB that nothing needs before the first paint, all into one
 * file: they run in their order, and the second needs the first.
 * @param folder where the file will be served.
 */
export function shareStarters(html: string, folder: string): SharedPage {
  const texts = [...html.matchAll(starter)].map(([, text = '']) => text);
  if (texts.length === 0) return { html };
  const text = `${texts.join(';\n')}\n`;
  const name = `islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  let isFirst = true;
  const shared = html.replaceAll(starter, () => {
    const tag = isFirst ? `<script async src="${folder}/${name}"></script>` : '';
    isFirst = false;
    return tag;
  });
  return { html: shared, program: { name, text } };
}
