import { notify } from './notify.ts';

export interface SharedPage {
  readonly title: string;
  /** In full. */
  readonly url: string;
}

/** Puts a text on the clipboard. @returns false where the visitor or the browser refuses; without HTTPS there is none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's own sheet for sharing. @returns false where it has none, or the sheet fails. */
async function openShareSheet(page: SharedPage): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    // Closed without sharing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares a page by the device's own sheet or, where there is none, copies its address and says so. */
export async function sharePage(page: SharedPage): Promise<void> {
  if (await openShareSheet(page)) return;
  const isCopied = await copyText(page.url);
  notify({
    title: isCopied ? 'Link copied' : 'This browser does not let us copy',
    description: page.url,
    variant: isCopied ? 'default' : 'destructive',
  });
}
