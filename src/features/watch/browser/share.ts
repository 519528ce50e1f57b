/** What became of a wish to share. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Puts a text on the clipboard. @returns false where the visitor or the browser refuses; without HTTPS there is none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's own sheet for sharing or, where there is none, copies the address. */
export async function sharePage(page: { readonly title: string; readonly url: string }): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      // Closed without sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'refused';
}
