/** Files that configure a host, and are not served. */
const hostFiles = new Set(['_headers', '_redirects']);

function isPublic(file: string): boolean {
  if (hostFiles.has(file) || file === '404.html' || /\.(br|gz)$/.test(file)) return false;
  return file.split('/').every((part, depth) => !part.startsWith('.') || (depth === 0 && part === '.well-known'));
}

/**
 * Every address of the site, and its file. What is not listed here is not served, so no request can
 * reach a dotfile, a folder's listing, or a place outside the folder.
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
