/**
 * Makes the bundler return freed memory to the system at once: with ten thousand videos it would keep 0.5 GB until the
 * end. https://microsoft.github.io/mimalloc/environment.html
 */
export const leanMemory = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_ABANDONED_PAGE_PURGE: '1',
};
