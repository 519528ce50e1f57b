/** Where the editor listens: nobody else in the network sees it. */
export const editorHost = '127.0.0.1';

/** Names of this machine; the name of another site that points here is none of them. */
const ownNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a request comes from the editor itself. A page of another site could otherwise write content through the browser
 * of whoever edits.
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
