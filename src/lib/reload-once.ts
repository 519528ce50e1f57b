/** A page reloaded more recently than this, in milliseconds, would fail again. */
const pauseMs = 60_000;

/**
 * Reloads the page if a module of it does not load: a deployment renames an open page's files, and browsers never
 * request a failed module again. The history entry keeps the visitor's place.
 * @returns only if the page stays: without a connection, and right after a reload.
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
