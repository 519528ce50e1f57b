import { bareAddress } from './create-routes.ts';

/** Where the Markdown twin of a page is: `/about.md` for `/about` in either slash form, `/index.md` for the home page. */
export function twinPath(path: string): string {
  const bare = bareAddress(path);
  return bare === '/' ? '/index.md' : `${bare}.md`;
}
