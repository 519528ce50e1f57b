import { lookup } from 'mrmime';

/**
 * By extension; text is UTF-8.
 * @returns undefined for an unknown extension.
 */
export function contentType(file: string): string | undefined {
  const type = lookup(file);
  return type && /^text\/|[/+]json$/.test(type) ? `${type}; charset=utf-8` : type;
}
