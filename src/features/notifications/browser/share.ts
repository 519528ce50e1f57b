import { copyText } from '#lib/copy-text.ts';
import { notify } from './notify.ts';

export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** @returns false if the device has no share sheet, or it fails. */
async function openShareSheet(page: SharedPage): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    // Dismissed without sharing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The messages after copying the address, and if the browser refuses. */
export type SharingWords = Readonly<Record<'copied' | 'refused', string>>;

export function readSharingWords(button: HTMLElement): SharingWords {
  const { copied = '', refused = '' } = button.dataset;
  return { copied, refused };
}

/** Opens the device's share sheet or, without one, copies the address and confirms it. */
export async function sharePage(page: SharedPage, words: SharingWords): Promise<void> {
  if (await openShareSheet(page)) return;
  const isCopied = await copyText(page.url);
  notify({
    title: isCopied ? words.copied : words.refused,
    description: page.url,
    variant: isCopied ? 'default' : 'destructive',
  });
}
