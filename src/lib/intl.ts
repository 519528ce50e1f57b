/** Numbers, days and lists as the page's language writes them. */

/** In a browser the document says its language, in a build src/lib/language.ts does. */
let read = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang);

export function readLanguageFrom(source: () => string): void {
  read = source;
}

/** The language of the page, such as `en` or `es-US`. */
export function pageLanguage(): string {
  return read();
}

const formats = new Map<string, unknown>();

/** Making a format takes longer than using it, so each is made once. */
function keep<Format>(kind: string, options: object | undefined, make: (language: string) => Format): Format {
  const language = pageLanguage();
  const key = kind + language + JSON.stringify(options ?? {});
  const format = (formats.get(key) as Format | undefined) ?? make(language);
  formats.set(key, format);
  return format;
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return keep('number', options, (language) => new Intl.NumberFormat(language, options)).format(value);
}

export function formatDate(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  return keep('date', options, (language) => new Intl.DateTimeFormat(language, options)).format(date);
}

/** Such as `Vimeo, YouTube, and ours`. */
export function formatList(items: Iterable<string>): string {
  return keep('list', undefined, (language) => new Intl.ListFormat(language)).format(items);
}

/** Sorts as the page's language does. */
export function compareText(a: string, b: string): number {
  return keep('order', undefined, (language) => new Intl.Collator(language)).compare(a, b);
}
