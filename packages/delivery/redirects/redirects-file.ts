import type { Redirect } from '@site/model/routes/former-products.ts';

/** Read by Cloudflare, Netlify, `npm start` and caddy-files.ts. */
export const redirectsFile = '_redirects';

const status = '301';

/** A line for each slash form of an old address, in the format that static hosts share. */
export function writeRedirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((old) => `${old} ${to} ${status}\n`));
  return lines.join('');
}

/**
 * Decodes a path once, as browsers show it. Encoded slashes stay encoded, and so do invalid sequences, such as Latin-1,
 * in uppercase.
 */
export function decodePath(encoded: string): string {
  try {
    return decodeURI(encoded);
  } catch {
    return encoded.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
  }
}

/** Parses such a file: targets by old addresses, decoded, in both slash forms. */
export function readRedirectsFile(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([from = '', to]) => (to === undefined ? [] : [[decodePath(from), to]])));
}
