/** How long a figure runs. */
const runMs = 900;

/** A share of every number in a text, with as many digits as the number has. */
function scaleNumbers(text: string, share: number): string {
  return text.replace(/\d+/g, (number) => String(Math.floor(Number(number) * share)).padStart(number.length, '0'));
}

function run(figure: HTMLElement): void {
  const text = figure.textContent;
  const start = performance.now();
  const tick = (now: number): void => {
    const share = Math.min(1, (now - start) / runMs);
    figure.textContent = share < 1 ? scaleNumbers(text, share) : text;
    if (share < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Counts figures up once when they come into view, except with reduced motion. */
function startTicking(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        run(target);
      }
    },
    { threshold: 0.5 },
  );
  for (const figure of document.querySelectorAll('[data-tick]')) observer.observe(figure);
}

startTicking();
