import type { Redirect } from '@site/model/routes/former-products.ts';

/** The file in a built site's folder that Cloudflare, Netlify, `npm start` and caddy-files.ts read. */
export const redirectsFile = '_redirects';

const status = '301';

/** One line for each slash form of an old address, in the format that static hosts share. */
export function writeRedirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((old) => `${old} ${to} ${status}\n`));
  return lines.join('');
}

/**
 * A path decoded once, as browsers show it. An encoded slash stays encoded, so it never becomes a real one. Of an old
 * encoding, such as Latin-1, the escapes stay, in capitals.
 */
export function decodePath(encoded: string): string {
  try {
    return decodeURI(encoded);
  } catch {
    return encoded.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
  }
}

/** Parses such a file: the pages by their old addresses, decoded, in both slash forms. */
export function readRedirectsFile(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([from = '', to]) => (to === undefined ? [] : [[decodePath(from), to]])));
}
