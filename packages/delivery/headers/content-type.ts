import { lookup } from 'mrmime';

/**
 * The Content-Type of a file by its extension; text is UTF-8.
 * @returns undefined where the extension is unknown.
 */
export function contentType(file: string): string | undefined {
  const type = lookup(file);
  return type && /^text\/|[/+]json$/.test(type) ? `${type}; charset=utf-8` : type;
}
