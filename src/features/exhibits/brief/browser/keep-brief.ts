/** Keeps a brief on the visitor's device, and copies, prints and clears it. Nothing is sent. */
import { copyText } from '#features/notifications/browser/share.ts';
import { showControl } from '#lib/show-control.ts';
import { parseKept, writeBrief } from '../brief.ts';

const storageKey = 'brief';

/** A browser that keeps nothing throws; what is written then lasts as long as the page. */
function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(answers: Readonly<Record<string, string>>): void {
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(answers));
  } catch {
    // As above.
  }
}

function startBrief(form: HTMLFormElement): void {
  const answers = [...form.querySelectorAll('textarea')];
  const status = form.querySelector('[role=status]');
  const listLines = () => answers.map(({ dataset: { ask = '' }, value }) => ({ ask, answer: value }));
  /** Paper shows the paragraph beside a field in its place. */
  const mirror = () => {
    for (const { value, nextElementSibling } of answers) {
      if (nextElementSibling) nextElementSibling.textContent = value;
    }
  };
  const save = () => {
    keep(Object.fromEntries(listLines().flatMap(({ ask, answer }) => (answer === '' ? [] : [[ask, answer]]))));
    mirror();
  };
  const say = (words = '') => {
    if (status) status.textContent = words;
  };

  const kept = parseKept(readKept());
  for (const answer of answers) {
    // What was written before this script ran stays.
    answer.value ||= kept[answer.dataset.ask ?? ''] ?? '';
  }
  mirror();

  form.addEventListener('input', () => {
    say();
    save();
  });
  const onClick = (name: string, act: () => void) => {
    const button = form.querySelector<HTMLButtonElement>(`[data-brief-${name}]`);
    button?.addEventListener('click', act);
    showControl(button);
  };
  onClick('print', () => {
    print();
  });
  onClick('copy', () => {
    void copyText(writeBrief(listLines())).then((isCopied) => {
      say(isCopied ? form.dataset.copied : form.dataset.refused);
    });
  });
  onClick('clear', () => {
    form.reset();
    save();
    say(form.dataset.cleared);
    answers[0]?.focus();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-brief]')) startBrief(form);
