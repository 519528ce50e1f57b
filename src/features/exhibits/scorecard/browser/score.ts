/** Keeps a scorecard on the device, adds up what each company has passed, and says what that means. */
import { startForm } from '../../browser/fill-in-form.ts';
import { findVerdict } from '../scorecard.ts';

function write(form: HTMLFormElement, selector: string, words: string): void {
  for (const part of form.querySelectorAll(selector)) part.textContent = words;
}

function start(form: HTMLFormElement): void {
  const verdicts = [...form.querySelectorAll<HTMLElement>('[data-from]')].map((item) => ({
    from: Number(item.dataset.from),
    text: item.querySelector('span')?.textContent ?? '',
  }));
  const checks = form.querySelectorAll('[data-checks] > li').length;
  const show = () => {
    const filled = new FormData(form);
    for (const output of form.querySelectorAll('output')) {
      const { company = '' } = output.dataset;
      const name = form.querySelector<HTMLInputElement>(`input[name="${company}"]`)?.value.trim() ?? '';
      const given = [...filled].flatMap(([field, answer]) =>
        typeof answer === 'string' && field.startsWith(`${company}: `) ? [answer] : [],
      );
      write(form, `[data-name="${company}"]`, name || company);
      write(form, `[data-printed="${company}"]`, name);
      const sum = given.filter((answer) => answer === 'yes').length;
      write(form, `[data-company="${company}"] [data-sum]`, String(sum));
      write(form, `[data-company="${company}"] [data-verdict]`, findVerdict(verdicts, given, checks));
    }
  };
  startForm(form, show);
}

document.querySelectorAll<HTMLFormElement>('form[name=scorecard]').forEach(start);
