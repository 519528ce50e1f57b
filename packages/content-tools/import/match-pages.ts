import { z } from 'zod';
import { bareAddress, type Routes } from '@site/model/routes/create-routes.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { decodePercent } from './old-addresses.ts';
import type { ExportItem } from './read-export.ts';

/** Words that sites put around a page's name: "Contact us" and "Our contact page" are both `contact`. */
const fillers = new Set('a an and at for in my of on our page the to us we with your'.split(' '));

/** Normalizes a page's name, so that different names of one page are equal; empty if no word is left. */
function keyOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '' && !fillers.has(word))
    .sort()
    .join(' ');
}

const text = z.string().catch('');
const namesSchema = z.object({ siteMapLabel: text, heading: text }).catch({ siteMapLabel: '', heading: '' });

function lastPart(path: string): string {
  return decodePercent(bareAddress(path).split('/').at(-1) ?? '');
}

/**
 * Finds the pages of this site by the names of an old site's.
 * @param entries of the whole content folder.
 * @returns the path of the page that an old page became; undefined if none or several have its name.
 */
export function createPageMatcher({ all }: Pick<Routes, 'all'>, entries: readonly RawEntry[]) {
  const byName = new Map<string, Set<string>>();
  for (const { path, canonical, file } of all.filter((route) => route.canonical === route.path)) {
    const { siteMapLabel, heading } = namesSchema.parse(entries.find((entry) => entry.file === file)?.data);
    for (const key of [lastPart(path), siteMapLabel, heading].map(keyOf).filter(Boolean)) {
      byName.set(key, (byName.get(key) ?? new Set()).add(canonical));
    }
  }
  return ({ name, title }: Pick<ExportItem, 'name' | 'title'>): string | undefined => {
    const found = [decodePercent(name), title].map((words) => [...(byName.get(keyOf(words)) ?? [])]);
    return found.find((paths) => paths.length === 1)?.[0];
  };
}
