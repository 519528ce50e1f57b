/** A page that was loaded again this recently would fail again, in milliseconds. */
const pauseMs = 60_000;

/**
 * Loads the page again where a part of it does not load: a deployment gives an open page's files other names, and
 * browsers never ask twice for a module that failed. The entry of the browser's history keeps the visitor's place.
 * @returns only where the page stays: without a connection, and right after it was loaded again.
 */
export async function reloadOnce(): Promise<void> {
  const state = history.state as { readonly reloadedAt?: number } | null;
  if (Date.now() - (state?.reloadedAt ?? 0) < pauseMs) return;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  location.reload();
  await new Promise(() => undefined);
}
