/** Adds the hours of checked options to the wall and to the total. */
import { showControl } from '#lib/show-control.ts';
import { cell, drawHours } from '../hours.ts';

function follow(exhibit: HTMLElement): void {
  const total = Number(exhibit.dataset.hours);
  const sum = exhibit.querySelector('[data-sum]');
  const added = exhibit.querySelector('[data-added]');
  const choices = [...exhibit.querySelectorAll('input')];
  const show = () => {
    const more = choices.reduce((all, { checked, value }) => all + (checked ? Number(value) : 0), 0);
    added?.setAttribute('d', drawHours(total, more, cell / 2));
    if (sum) sum.textContent = String(total + more);
  };
  exhibit.addEventListener('change', show);
  choices.forEach(showControl);
  // Browsers restore checked boxes after going back and on reload.
  show();
}

document.querySelectorAll<HTMLElement>('[data-hours]').forEach(follow);
