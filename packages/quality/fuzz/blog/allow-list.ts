import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { knownPicture } from './show-article.ts';

/** What an element of an article may hold: its attributes, and what each may say; null for anything. */
export type AllowList = Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>>;

/** Names as HTML has them, where the cleaner's schema has those of the DOM. */
const htmlNames: Readonly<Record<string, string>> = { className: 'class', colSpan: 'colspan', rowSpan: 'rowspan' };

/** A number of rows or columns is the one value that the schema gives as a pattern. */
const counts = Array.from({ length: 99 }, (_, index) => String(index + 1));

function listCleanerAttributes(tagName: string): Record<string, readonly string[] | null> {
  const allowed = postSchema.attributes?.[tagName] ?? [];
  return Object.fromEntries(
    allowed.map((rule) => {
      if (typeof rule === 'string') return [rule, null];
      const [name, ...values] = rule;
      const written = values.flatMap((value) => (value instanceof RegExp ? counts : [String(value)]));
      return [htmlNames[name] ?? name, written];
    }),
  );
}

/** What the site itself adds to a picture that it has, and to the first one. */
const siteAttributes = {
  srcset: [knownPicture.srcSet],
  sizes: [knownPicture.sizes],
  width: [knownPicture.width],
  height: [knownPicture.height],
  fetchpriority: ['high'],
} as const;

/** The cleaner's own list (post-schema.ts), and what the site adds when it places an article. */
export function createAllowList(): AllowList {
  const names = postSchema.tagNames ?? [];
  const cleaned = Object.fromEntries(names.map((name) => [name, listCleanerAttributes(name)]));
  const added = Object.entries(siteAttributes).map(([name, values]) => [name, values.map(String)] as const);
  return { ...cleaned, h5: {}, h6: {}, img: { ...cleaned.img, ...Object.fromEntries(added) } };
}

/** The schemes that a browser may find in an address, with their colons. */
export const allowedSchemes: readonly string[] = [
  ...new Set(Object.values(postSchema.protocols ?? {}).flatMap((schemes) => schemes ?? [])),
].map((scheme) => `${scheme}:`);
