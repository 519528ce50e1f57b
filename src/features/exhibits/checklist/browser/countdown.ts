/** Keeps a checklist on the device, counts what is done, and dates its stages from the visitor's day. */
import { startForm } from '../../browser/fill-in-form.ts';
import { dayBefore, formatDone } from '../checklist.ts';

function start(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const day = form.querySelector<HTMLInputElement>('[type=date]');
  const counted = form.querySelector('output');
  startForm(form, () => {
    for (const due of form.querySelectorAll<HTMLElement>('[data-days]')) {
      due.textContent = dayBefore(day?.value ?? '', Number(due.dataset.days)) ?? '';
    }
    const done = boxes.filter(({ checked }) => checked).length;
    if (counted) counted.textContent = formatDone(done, boxes.length, counted.dataset.done ?? '');
  });
}

document.querySelectorAll<HTMLFormElement>('form[name=checklist]').forEach(start);
