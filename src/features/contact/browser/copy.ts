import { copyText } from '#lib/copy-text.ts';
import { showControl } from '#lib/show-control.ts';

/** How long a button shows its confirmation, in milliseconds. */
const wordStaysMs = 4000;

/** The result of copying, with the texts of the button's `data` attributes and the copied text. */
interface CopyOutcome {
  readonly isCopied: boolean;
  readonly title: string;
  readonly description: string;
}

export interface CopyingOptions {
  /** Tells the visitor. */
  readonly announce: (outcome: CopyOutcome) => void;
  /** Called when a visitor is about to copy. */
  readonly prepare: () => void;
}

/**
 * Buttons with `data-copy` copy the text of the element with that id. If the browser refuses, the text is selected, so
 * that the visitor can copy it.
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
