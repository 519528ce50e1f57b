import { routeTable, textPageFiles, type RouteKey } from '../routes/route-table.ts';
import type { ContentFile } from './read-content.ts';

const keys = Object.keys(routeTable) as RouteKey[];
const textFiles: Partial<Record<RouteKey, string>> = textPageFiles;

/** A page with a file of its own has that file's name in contentFiles: the route's key and `Page`. */
function isFileOf(key: RouteKey, { name, slug }: ContentFile): boolean {
  return name === 'textPages' ? textFiles[key] === slug : name === `${key}Page`;
}

/**
 * The address of the page whose copy a file holds.
 * @returns the route table's pattern, such as `/{product}-miami`; undefined where the file holds no page of the site.
 */
export function pageAddress(file: ContentFile): string | undefined {
  if (file.name === 'videosPage') return '/videos';
  const key = keys.find((candidate) => isFileOf(candidate, file));
  return key && routeTable[key];
}
