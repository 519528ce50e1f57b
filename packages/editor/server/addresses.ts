/** Where the editor listens: no other computer of the network reaches it. */
export const editorHost = '127.0.0.1';

/** Names of this machine; another site's name that points to this address is not among them. */
const ownNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a request comes from the editor itself. Otherwise a page of another site could write content through the
 * owner's browser.
 */
export function isFromEditor(request: Request): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  if (!ownNames.has(host.replace(/:\d+$/, ''))) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return request.method === 'GET' || request.method === 'HEAD';
  return origin === `http://${host}`;
}
