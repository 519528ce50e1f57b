import type { IncomingMessage } from 'node:http';

/** `bytes=first-last` or `bytes=first-`, the one form of range that sirv reads as HTTP means it. */
const plainRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * A range that sirv 3.0.2 answers rightly. It throws on a range that ends before it starts, and misreads a suffix and
 * `0-0`; a server may always answer with the whole file instead.
 * @returns undefined for a range to leave out.
 */
export function cleanRange(range: string | undefined, ifRange: string | undefined): string | undefined {
  const match = plainRange.exec(range ?? '');
  // Our entity tags are weak, and If-Range asks for a strong one.
  if (!match || ifRange !== undefined) return undefined;
  const [, first = '', last = ''] = match;
  const isRightWay = last === '' || (Number(last) >= Number(first) && Number(last) > 0);
  return isRightWay ? `bytes=${first}-${last}` : undefined;
}

/** The encodings a client takes; sirv only looks for the names and would send one that the client refuses (`q=0`). */
export function cleanAcceptEncoding(header: string | undefined): string {
  const parts = (header ?? '').split(',').map((part) => part.trim().toLowerCase());
  const accepted = parts.filter((part) => !/;\s*q=0(\.0*)?$/.test(part));
  return accepted.map((part) => part.replace(/\s*;.*$/, '')).join(', ');
}

/** Puts a request's headers in the form that sirv understands. */
export function cleanRequest(request: IncomingMessage): void {
  const { headers } = request;
  const ifRange = headers['if-range'];
  const range = cleanRange(headers.range, Array.isArray(ifRange) ? ifRange[0] : ifRange);
  if (range === undefined) delete headers.range;
  else headers.range = range;
  headers['accept-encoding'] = cleanAcceptEncoding(headers['accept-encoding']);
}
