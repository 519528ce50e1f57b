import type { ClientDirective } from 'astro';

/**
 * `client:near`: an island wakes a little before it comes into view, or at once where the address or the history's entry
 * asks it for something, such as a genre, a video, or the pages that were shown before.
 */
const near: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (location.search !== '' || history.state) {
    void wake();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void wake();
    },
    { rootMargin: '400px' },
  );
  // The island's own element has no box.
  for (const child of element.children) observer.observe(child);
};

export default near;
