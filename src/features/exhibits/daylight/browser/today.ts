/** Moves the line of today, which is rendered at January 1 and hidden. */
import { dayOfYear } from '../day-of-year.ts';

for (const line of document.querySelectorAll<SVGGElement>('[data-today]')) {
  const step = Number(line.dataset.today);
  line.setAttribute('transform', `translate(${dayOfYear(new Date()) * step})`);
  line.removeAttribute('visibility');
}
