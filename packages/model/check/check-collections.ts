import { bareAddress, type Routes } from '../routes/create-routes.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

function checkDuplicateIds(entries: readonly CheckedEntry[]): Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ name, file, data: { id } }) => {
    if (typeof id !== 'number') return [];
    const key = `${name} ${String(id)}`;
    const owner = owners.get(key);
    if (owner !== undefined)
      return [{ file, field: 'id', advice: `is ${String(id)}, as in ${owner}: write a free number` }];
    owners.set(key, file);
    return [];
  });
}

/** No page takes the address of another; the product's slug may be the reason. */
function checkAddresses({ all }: Routes): Problem[] {
  const owners = new Map(['/videos', '/404'].map((address) => [address, address]));
  return all.flatMap(({ path, pattern, slug = '' }): Problem[] => {
    const address = bareAddress(path);
    const owner = owners.get(address);
    owners.set(address, owner ?? pattern);
    if (owner === undefined) return [];
    if (owner !== pattern && `${owner}${pattern}`.includes('{product}')) {
      const advice = `gives ${pattern} the address of ${owner}: write other words`;
      return [{ file: 'content/site.yaml', field: 'product.slug', advice }];
    }
    const advice = `is ${pattern}, which is the address of another page: write one that is free`;
    return [{ file: `content/pages/${slug}.mdoc`, field: 'path', advice }];
  });
}

/** What holds for files taken together. */
export function checkCollections(entries: readonly CheckedEntry[], routes: Routes): Problem[] {
  return [...checkDuplicateIds(entries), ...checkAddresses(routes)];
}
