import { copyText } from '#lib/copy-text.ts';
import { startForm } from '../../browser/fill-in-form.ts';
import { writeBrief } from '../brief.ts';

function start(form: HTMLFormElement): void {
  const answers = [...form.querySelectorAll('textarea')];
  /** Paper shows the paragraph beside a field in its place. */
  const mirror = () => {
    for (const { value, nextElementSibling } of answers) {
      if (nextElementSibling) nextElementSibling.textContent = value;
    }
  };
  const say = startForm(form, mirror);
  form.querySelector('[data-clear]')?.addEventListener('click', () => answers[0]?.focus());
  form.querySelector('[data-copy-form]')?.addEventListener('click', () => {
    const lines = answers.map(({ name, value }) => ({ ask: name, answer: value }));
    void copyText(writeBrief(lines)).then((isCopied) => {
      say(isCopied ? form.dataset.copied : form.dataset.refused);
    });
  });
}

document.querySelectorAll<HTMLFormElement>('form[name=brief]').forEach(start);
