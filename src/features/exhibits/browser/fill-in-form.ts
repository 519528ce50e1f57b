import { showControl } from '#lib/show-control.ts';

/** Private windows may keep nothing; the form works all the same. */
function withStorage<T>(ask: (storage: Storage) => T): T | undefined {
  try {
    return ask(localStorage);
  } catch {
    return undefined;
  }
}

const listFields = (form: HTMLFormElement) =>
  [...form.elements].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** What was kept, by the fields' names; nothing where others have written there. */
function read(key: string): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(withStorage((storage) => storage.getItem(key)) ?? '{}');
    const entries = Object.entries(kept ?? {});
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** Fills in what was kept on the device, and keeps what is entered from now on. */
function keepForm(form: HTMLFormElement): void {
  const key = `${form.name} ${location.pathname}`;
  const kept = read(key);
  for (const field of listFields(form)) {
    const value = kept.get(field.name);
    if (value === undefined) continue;
    if (isTick(field)) field.checked = field.value === value;
    // What was written before this script ran stays.
    else field.value ||= value;
  }
  form.addEventListener('input', () => {
    const entered = listFields(form).filter((field) => (isTick(field) ? field.checked : field.value !== ''));
    withStorage((storage) => {
      storage.setItem(key, JSON.stringify(Object.fromEntries(entered.map(({ name, value }) => [name, value]))));
    });
  });
  form.addEventListener('reset', () => {
    withStorage((storage) => {
      storage.removeItem(key);
    });
  });
}

/** A button with `data-print` prints the exhibit around it, without the page's other words (../form.css). */
function startPrinting(form: HTMLFormElement): void {
  const exhibit = form.closest('figure') ?? form;
  form.querySelector('[data-print]')?.addEventListener('click', () => {
    exhibit.toggleAttribute('data-alone', true);
    addEventListener('afterprint', () => exhibit.toggleAttribute('data-alone', false), { once: true });
    print();
  });
}

/**
 * Keeps a form's answers on the device until they are cleared, prints it, and shows what needs a script. Each field has a
 * name of its own; radio buttons share that of their group.
 * @param show what follows from the answers: it runs now, and whenever they change.
 * @returns says something in the form's status, until the next input.
 */
export function startForm(form: HTMLFormElement, show: () => void): (words: string | undefined) => void {
  const status = form.querySelector('[role=status]');
  const say = (words = '') => {
    if (status) status.textContent = words;
  };
  keepForm(form);
  form.addEventListener('input', () => {
    say();
    show();
  });
  form.querySelector('[data-clear]')?.addEventListener('click', () => {
    form.reset();
    show();
    say(form.dataset.cleared);
  });
  startPrinting(form);
  for (const part of form.querySelectorAll('.needs-script')) showControl(part);
  show();
  return say;
}
