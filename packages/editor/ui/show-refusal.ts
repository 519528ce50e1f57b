import { useEffect } from 'react';

/** Brings a field into view and puts the cursor into it. */
function showField(field: Element): void {
  const [shown] = field.children;
  shown?.scrollIntoView({ block: 'center' });
  const target = shown?.matches('input, button')
    ? shown
    : field.querySelector('input, textarea, button, [contenteditable="true"]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** The first field on the page, in its order. */
function findField(matches: (field: HTMLElement) => boolean): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-field]')].find(matches);
}

/** What the server refused: the message, and the field that its first line names. */
function showMessage(alert: HTMLElement): void {
  alert.scrollIntoView({ block: 'nearest' });
  const field = findField(({ dataset }) => alert.innerText.includes(`${dataset.field ?? ''} `));
  if (field) showField(field);
}

/** After a save that is refused, the first field that says why comes into view and takes the focus. */
export function useShowRefusal(): void {
  useEffect(() => {
    const leave = new AbortController();
    const onSubmit = () => {
      // By then the fields say what is wrong with them.
      requestAnimationFrame(() => {
        const field = findField(({ dataset }) => dataset.refused === 'true');
        if (field) showField(field);
      });
    };
    document.addEventListener('submit', onSubmit, { signal: leave.signal });
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
      const [alert] = added.flatMap((node) =>
        node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll<HTMLElement>('[role="alert"]')],
      );
      if (alert) showMessage(alert);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      leave.abort();
      observer.disconnect();
    };
  }, []);
}
