/** Loads each address once; after a failure the next call tries again. */
export function loadOnce<Loaded>(load: (address: string) => Promise<Loaded>): (address: string) => Promise<Loaded> {
  const loading = new Map<string, Promise<Loaded>>();
  return async (address) => {
    const known = loading.get(address) ?? load(address);
    loading.set(address, known);
    try {
      return await known;
    } catch (error) {
      loading.delete(address);
      throw error;
    }
  };
}

/**
 * Loads a style sheet on demand, so that pages don't carry it.
 * @param address of the sheet's file.
 * @throws Error if it does not load.
 */
export async function loadStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not load`));
    });
    document.head.append(link);
  });
}

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
