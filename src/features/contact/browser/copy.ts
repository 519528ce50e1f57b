import { notify, prepareNotifications } from '#features/notifications/browser/notify.ts';
import { copyText } from '#lib/copy-text.ts';
import { showControl } from '#lib/show-control.ts';

/** How long a button shows its confirmation, in milliseconds. */
const confirmationMs = 4000;

/**
 * Buttons with `data-copy` copy the text of the element with that id. If the browser refuses, the text is selected, so
 * that the visitor can copy it.
 */
export function startCopying(): void {
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
      notify({
        title: word.textContent,
        description: isCopied ? text : refused,
        variant: isCopied ? 'default' : 'destructive',
      });
      clearTimeout(timer);
      timer = setTimeout(() => {
        word.textContent = firstWord;
      }, confirmationMs);
    };
    button.addEventListener('click', () => void copy());
    showControl(button);
    for (const sign of ['pointerenter', 'focus']) button.addEventListener(sign, prepareNotifications, { once: true });
  }
}
