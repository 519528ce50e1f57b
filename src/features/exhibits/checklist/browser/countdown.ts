/** Keeps a checklist on the device, counts what is done, and dates its stages from the visitor's day. */
import { showControl } from '#lib/show-control.ts';
import { keepForm } from '../../browser/keep-form.ts';
import { startPrinting } from '../../browser/print-alone.ts';
import { dayBefore, formatDone } from '../checklist.ts';

function start(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const day = form.querySelector<HTMLInputElement>('[type=date]');
  const status = form.querySelector<HTMLElement>('output');
  const { done = '', cleared = '' } = status?.dataset ?? {};
  const tell = (words: string) => {
    if (status) status.textContent = words;
  };
  const showDates = () => {
    for (const due of form.querySelectorAll<HTMLElement>('[data-days]')) {
      due.textContent = dayBefore(day?.value ?? '', Number(due.dataset.days)) ?? '';
    }
  };
  const show = () => {
    showDates();
    tell(formatDone(boxes.filter(({ checked }) => checked).length, boxes.length, done));
  };
  keepForm(form);
  form.addEventListener('input', show);
  form.querySelector('[data-clear]')?.addEventListener('click', () => {
    form.reset();
    showDates();
    tell(cleared);
  });
  startPrinting(form.closest('figure') ?? form);
  for (const part of form.querySelectorAll('.needs-script')) showControl(part);
  show();
}

document.querySelectorAll<HTMLFormElement>('form[name=checklist]').forEach(start);
