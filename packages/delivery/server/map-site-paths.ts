import path from 'node:path';

/** Configuration of hosts, which is not served. */
const hostFiles = new Set(['_headers', '_redirects']);

const isMissingPage = (file: string) => path.basename(file) === '404.html';

/** A 404 page for each language. */
export const listMissingPages = (files: readonly string[]) => files.filter(isMissingPage);

function isPublic(file: string): boolean {
  if (hostFiles.has(file) || isMissingPage(file) || /\.(br|gz)$/.test(file)) return false;
  return file.split('/').every((part) => !part.startsWith('.'));
}

/**
 * Maps every address of the site to its file. Nothing else is served, so no request can reach a dotfile, a directory
 * listing, or a place outside the folder.
 * @param files paths from the site's folder.
 * @returns decoded URL paths; a page has both slash forms.
 */
export function mapSitePaths(files: readonly string[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const file of files.filter(isPublic)) {
    if (file === 'index.html') paths.set('/', file);
    else if (file.endsWith('/index.html')) {
      const page = `/${file.slice(0, -'/index.html'.length)}`;
      paths.set(page, file).set(`${page}/`, file);
    } else paths.set(`/${file}`, file);
  }
  return paths;
}

/**
 * The 404 page of an address: that of the language whose folder is the address's first segment, or else the first
 * language's. Cloudflare and Caddy choose in the same way.
 * @param files of the built site, from its folder.
 */
export function findMissingPage(files: readonly string[], sitePath: string): string {
  const [, folder = ''] = sitePath.split('/', 2);
  const own = `${folder}/404.html`;
  return files.includes(own) ? own : '404.html';
}
