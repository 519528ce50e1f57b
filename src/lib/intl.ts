export interface PageLanguage {
  /** Such as `en` or `es-US`. */
  readonly tag: string;
  /** The prefix of its addresses, such as `/es`; empty for the first language. */
  readonly base: string;
  /** The first language, used by pages without a translation. */
  readonly first: string;
}

function readDocument(): PageLanguage {
  // Unit tests have no document.
  if (typeof document === 'undefined') return { tag: 'en', base: '', first: 'en' };
  const { lang, dataset } = document.documentElement;
  return { tag: lang, base: dataset.base ?? '', first: dataset.first ?? lang };
}

/** A browser reads the document's language; src/lib/language.ts replaces this in a build. */
let read = readDocument;

export function readLanguageFrom(source: () => PageLanguage): void {
  read = source;
}

/** Such as `en` or `es-US`. */
export function pageLanguage(): string {
  return read().tag;
}

/** Adds the language's prefix to a path that every language has, such as /data/search.json. */
export function localAddress(path: string): string {
  return `${read().base}${path}`;
}

/** The language of another page, if it isn't this page's. */
export function foreignLanguage(href: string): string | undefined {
  const { base, first } = read();
  const isOwn = base === '' || !/^\/(?!\/)/.test(href) || href === base || href.startsWith(`${base}/`);
  return isOwn ? undefined : first;
}

export function isOwnPath(path: string): boolean {
  return foreignLanguage(path) === undefined;
}

const formats = new Map<string, unknown>();

/** Creating a format takes longer than using it, so each is created once. */
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

/** Collates in the page's language. */
export function compareText(a: string, b: string): number {
  return getOrCreate('order', undefined, (language) => new Intl.Collator(language)).compare(a, b);
}
