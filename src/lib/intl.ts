/** Numbers, days and lists as the page's language writes them. */

/** The language of a page. */
export interface PageLanguage {
  /** Such as `en` or `es-US`. */
  readonly tag: string;
  /** Where its addresses begin, such as `/es`; empty for the first language. */
  readonly base: string;
  /** The first language, which pages without words in this one are in. */
  readonly first: string;
}

function readDocument(): PageLanguage {
  // Tests of functions have no document.
  if (typeof document === 'undefined') return { tag: 'en', base: '', first: 'en' };
  const { lang, dataset } = document.documentElement;
  return { tag: lang, base: dataset.base ?? '', first: dataset.first ?? lang };
}

/** In a browser the document says its language, in a build src/lib/language.ts does. */
let read = readDocument;

export function readLanguageFrom(source: () => PageLanguage): void {
  read = source;
}

/** The language of the page, such as `en` or `es-US`. */
export function pageLanguage(): string {
  return read().tag;
}

/** The address in the page's language of what every language has, such as /data/search.json. */
export function localAddress(path: string): string {
  return `${read().base}${path}`;
}

/** The language of another page, where it isn't that of this one. */
export function foreignLanguage(href: string): string | undefined {
  const { base, first } = read();
  const isOwn = base === '' || !/^\/(?!\/)/.test(href) || href === base || href.startsWith(`${base}/`);
  return isOwn ? undefined : first;
}

/** Whether a page is in the page's language. */
export function isOwnPath(path: string): boolean {
  return foreignLanguage(path) === undefined;
}

const formats = new Map<string, unknown>();

/** Making a format takes longer than using it, so each is made once. */
function getOrCreate<Format>(kind: string, options: object | undefined, make: (language: string) => Format): Format {
  const language = pageLanguage();
  const key = kind + language + JSON.stringify(options ?? {});
  if (!formats.has(key)) formats.set(key, make(language));
  return formats.get(key) as Format;
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return getOrCreate('number', options, (language) => new Intl.NumberFormat(language, options)).format(value);
}

export function formatDate(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  return getOrCreate('date', options, (language) => new Intl.DateTimeFormat(language, options)).format(date);
}

/** Such as `Vimeo, YouTube, and ours`. */
export function formatList(items: Iterable<string>): string {
  return getOrCreate('list', undefined, (language) => new Intl.ListFormat(language)).format(items);
}

/** Sorts as the page's language does. */
export function compareText(a: string, b: string): number {
  return getOrCreate('order', undefined, (language) => new Intl.Collator(language)).compare(a, b);
}
