/** Shows each section and card once a tenth of it is in the viewport (styles/motion.css hides them until then). */
export function startReveals(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.add('revealed');
        observer.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  const observe = (element: HTMLElement): void => {
    // For a section taller than ten viewports, a tenth of it would never be in view.
    if (element.offsetHeight > innerHeight * 9) element.classList.add('revealed');
    else observer.observe(element);
  };
  for (const element of document.querySelectorAll<HTMLElement>('.reveal, .reveal-card')) observe(element);
  // Cards that are added later dispatch this event.
  document.addEventListener('reveal', ({ target }) => {
    if (target instanceof HTMLElement) observe(target);
  });
}
