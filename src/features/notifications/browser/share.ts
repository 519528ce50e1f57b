import { copyText } from '#lib/copy-text.ts';
import { notify } from './notify.ts';

export interface SharedPage {
  readonly title: string;
  /** In full. */
  readonly url: string;
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

/** What is said once the address is copied, and where the browser refuses. */
export type SharingWords = Readonly<Record<'copied' | 'refused', string>>;

/** The words that a button has with it. */
export function readSharingWords(button: HTMLElement): SharingWords {
  const { copied = '', refused = '' } = button.dataset;
  return { copied, refused };
}

/** Shares a page by the device's own sheet or, where there is none, copies its address and says so. */
export async function sharePage(page: SharedPage, words: SharingWords): Promise<void> {
  if (await openShareSheet(page)) return;
  const isCopied = await copyText(page.url);
  notify({
    title: isCopied ? words.copied : words.refused,
    description: page.url,
    variant: isCopied ? 'default' : 'destructive',
  });
}
