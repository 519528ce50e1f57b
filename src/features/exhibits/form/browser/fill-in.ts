/** Keeps forms on the device, prints and copies them, dates and counts checked items, and adds up scores. */
import { copyText } from '#lib/copy-text.ts';
import { showControl } from '#lib/show-control.ts';
import { addUp, dayBefore, formatDone, formatLines } from '../form.ts';

/** Storage may be blocked, as in private windows; the form works without it. */
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

/** The saved values by field name; empty if other code has written there. */
function read(key: string): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(withStorage((storage) => storage.getItem(key)) ?? '{}');
    const entries = Object.entries(kept ?? {});
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** Restores saved values, and saves what is entered from now on. */
function keepForm(form: HTMLFormElement): void {
  const key = `${form.name} ${location.pathname}`;
  const kept = read(key);
  for (const field of listFields(form)) {
    const value = kept.get(field.name);
    if (value === undefined) continue;
    if (isTick(field)) field.checked = field.value === value;
    // Keep what was entered before this script ran.
    else field.value ||= value;
  }
  form.addEventListener('input', () => {
    const entered = listFields(form).filter((field) => (isTick(field) ? field.checked : field.value !== ''));
    withStorage((storage) =>
      storage.setItem(key, JSON.stringify(Object.fromEntries(entered.map(({ name, value }) => [name, value])))),
    );
  });
  form.addEventListener('reset', () => {
    withStorage((storage) => storage.removeItem(key));
  });
}

/** Prints only this exhibit: src/styles/print.css. */
function printAlone(form: HTMLFormElement): void {
  const exhibit = form.closest('figure') ?? form;
  exhibit.classList.add('prints-alone');
  addEventListener('afterprint', () => exhibit.classList.remove('prints-alone'), { once: true });
  print();
}

function write(form: HTMLFormElement, selector: string, words: string): void {
  for (const part of form.querySelectorAll(selector)) part.textContent = words;
}

function show(form: HTMLFormElement): void {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
  const valueOf = (field: string) => filled.find(({ name }) => name === field)?.value ?? '';
  for (const due of form.querySelectorAll<HTMLElement>('[data-days]')) {
    due.textContent = dayBefore(valueOf('day'), Number(due.dataset.days)) ?? '';
  }
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const ticked = boxes.filter(({ checked }) => checked).length;
  for (const counted of form.querySelectorAll<HTMLElement>('[data-done]')) {
    counted.textContent = formatDone(ticked, boxes.length, counted.dataset.done ?? '');
  }
  const verdicts = [...form.querySelectorAll<HTMLElement>('[data-from]')].map((item) => ({
    from: Number(item.dataset.from),
    text: item.querySelector('span')?.textContent ?? '',
  }));
  const checks = form.querySelectorAll('.score-checks > li').length;
  for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-company]')) {
    const { company = '' } = dataset;
    const given = filled.filter(({ name }) => name.startsWith(`${company}: `)).map(({ value }) => value);
    const { sum, verdict } = addUp(verdicts, given, checks);
    write(form, `[data-name="${company}"]`, valueOf(company).trim() || company);
    write(form, `[data-company="${company}"] [data-sum]`, String(sum));
    write(form, `[data-company="${company}"] [data-verdict]`, verdict);
  }
}

async function copyLines(form: HTMLFormElement): Promise<string | undefined> {
  const lines = [...form.querySelectorAll('textarea')].map(({ name, value }) => ({ ask: name, answer: value }));
  return (await copyText(formatLines(lines))) ? form.dataset.copied : form.dataset.refused;
}

function start(form: HTMLFormElement): void {
  const status = form.querySelector('[role=status]');
  const say = (words = '') => {
    if (status) status.textContent = words;
  };
  const press = (button: string, act: () => void) => {
    form.querySelector(`[data-${button}]`)?.addEventListener('click', act);
  };
  keepForm(form);
  form.addEventListener('input', () => {
    say();
    show(form);
  });
  press('clear', () => {
    form.reset();
    show(form);
    form.querySelector('textarea')?.focus();
    say(form.dataset.cleared);
  });
  press('print', () => printAlone(form));
  press('copy', () => void copyLines(form).then(say));
  for (const part of form.querySelectorAll('.needs-script')) showControl(part);
  show(form);
}

document.querySelectorAll<HTMLFormElement>('.exhibit form').forEach(start);
