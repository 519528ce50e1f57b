/** A button with `data-print` prints the exhibit around it, without the page's other words (../form.css). */
export function startPrinting(exhibit: Element): void {
  exhibit.querySelector('[data-print]')?.addEventListener('click', () => {
    exhibit.toggleAttribute('data-alone', true);
    addEventListener('afterprint', () => exhibit.toggleAttribute('data-alone', false), { once: true });
    print();
  });
}
