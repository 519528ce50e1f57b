import { copyText } from '#lib/copy-text.ts';
import { showControl } from '#lib/show-control.ts';

/** How long a button keeps the word that says what it did, in milliseconds. */
const wordStaysMs = 4000;

/** The result of copying: the words of the button's `data` attributes, and the text. */
interface CopyOutcome {
  readonly isCopied: boolean;
  readonly title: string;
  readonly description: string;
}

export interface CopyingOptions {
  /** Says it to the visitor. */
  readonly announce: (outcome: CopyOutcome) => void;
  /** Called when a visitor is about to copy. */
  readonly prepare: () => void;
}

/**
 * Buttons with `data-copy` copy the text of the element whose id that is. Where the browser refuses, the text is selected
 * instead, ready for the visitor's own way of copying.
 */
export function startCopying({ announce, prepare }: CopyingOptions): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const { copy: sourceId = '', done = '', selected = '', refused = '' } = button.dataset;
    const source = document.getElementById(sourceId);
    const word = button.querySelector('[data-copy-word]');
    if (!source || !word) continue;
    const firstWord = word.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const copy = async () => {
      const text = source.textContent.trim();
      const isCopied = await copyText(text);
      if (!isCopied) getSelection()?.selectAllChildren(source);
      word.textContent = isCopied ? done : selected;
      announce({ isCopied, title: word.textContent, description: isCopied ? text : refused });
      clearTimeout(timer);
      timer = setTimeout(() => {
        word.textContent = firstWord;
      }, wordStaysMs);
    };
    button.addEventListener('click', () => void copy());
    showControl(button);
    for (const sign of ['pointerenter', 'focus']) button.addEventListener(sign, prepare, { once: true });
  }
}
