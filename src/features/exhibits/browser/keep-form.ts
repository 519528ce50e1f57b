/**
 * Keeps what a visitor enters in a form on the device, for the next visit. Where the browser keeps nothing, as in some
 * private windows, the form works all the same.
 */
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

/**
 * Fills in what was kept, and keeps what is entered from now on. Each field has a name of its own; radio buttons share
 * that of their group.
 */
export function keepForm(form: HTMLFormElement): void {
  const key = `${form.name} ${location.pathname}`;
  const kept = read(key);
  for (const field of listFields(form)) {
    const value = kept.get(field.name);
    if (value === undefined) continue;
    if (isTick(field)) field.checked = field.value === value;
    else field.value = value;
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
