/**
 * Whether drafts are shown: while developing. A constant, so that the mark and all it needs leave every script of a build.
 * Tools that run without Vite have no such environment, and show none.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- typed as if Vite ran everything
export const showsDrafts = import.meta.env?.DEV ?? false;
