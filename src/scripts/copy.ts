/** How long a button keeps the word that says what it did, in milliseconds. */
const wordStaysMs = 4000;

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the visitor or the browser, or not there at all: without HTTPS there is no clipboard.
    return false;
  }
}

/**
 * Buttons with `data-copy` copy the text of the element whose id that is, and say so in the `data-copy-status` region.
 * Where the browser refuses, the text is selected instead, ready for the visitor's own way of copying.
 */
export function startCopying(): void {
  const status = document.querySelector<HTMLElement>('[data-copy-status]');
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const source = document.getElementById(button.dataset.copy ?? '');
    const word = button.querySelector('[data-copy-word]');
    if (!status || !source || !word) continue;
    const firstWord = word.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const copy = async () => {
      const text = source.textContent.trim();
      // Emptied first, so that the same words are announced again.
      status.textContent = '';
      const isCopied = await copyText(text);
      if (!isCopied) getSelection()?.selectAllChildren(source);
      const { done = '', selected = '', refused = '' } = status.dataset;
      word.textContent = isCopied ? done : selected;
      status.textContent = isCopied ? `${done}: ${text}` : refused;
      clearTimeout(timer);
      timer = setTimeout(() => {
        word.textContent = firstWord;
      }, wordStaysMs);
    };
    button.addEventListener('click', () => void copy());
  }
}
