import { bareAddress, type Routes } from '../routes/create-routes.ts';
import type { ContentData } from '../schemas/content-files.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Redirects that don't work: from existing pages, twice from one address, or in a chain. */
export function checkRedirects(
  entries: readonly CheckedEntry[],
  { find }: Pick<Routes, 'find'>,
  isEntry: (address: string) => boolean,
): Problem[] {
  const entry = entries.find(({ name }) => name === 'redirects');
  if (!entry) return [];
  const { redirects } = entry.data as ContentData<'redirects'>;
  const places = new Map<string, number>();
  for (const [index, { from }] of redirects.entries()) if (!places.has(from)) places.set(from, index);
  const problem = (index: number, field: 'from' | 'to', advice: string): Problem => ({
    file: entry.file,
    field: `redirects[${index}].${field}`,
    advice,
  });
  return redirects.flatMap(({ from, to }, index) => {
    const problems: Problem[] = [];
    const first = places.get(from);
    if (find(from) || isEntry(from)) {
      problems.push(problem(index, 'from', `is ${from}, which is a page of the site: remove this redirect`));
    }
    if (first !== undefined && first !== index) {
      problems.push(problem(index, 'from', `is ${from}, as redirects[${first}] is: keep one of them`));
    }
    if (places.has(bareAddress(to))) {
      problems.push(problem(index, 'to', `is ${to}, which leads on to another page: write that page here`));
    }
    return problems;
  });
}
