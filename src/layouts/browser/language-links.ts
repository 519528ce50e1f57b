/**
 * Links to other languages keep the query and hash, which hold the page's state: the portfolio's filter and the planner's
 * answers change without a new page.
 */
export function startLanguageLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-language]') : null;
      if (!link) return;
      link.search = link.dataset.language === 'same' ? location.search : '';
      link.hash = link.dataset.language === 'same' ? location.hash : '';
    },
    { capture: true },
  );
}
