import type { RawEntry } from '@site/model/check/read-content.ts';
import { collections, type CollectionName } from '../places.ts';

/** A list of the site whose order the owner sets by the field `order` of its entries. */
export interface OrderList {
  /** Its name in the editor's addresses, such as `order-team`. */
  readonly key: string;
  readonly label: string;
  readonly collection: CollectionName;
  readonly category?: 'music' | 'corporate';
}

export const orderLists: readonly OrderList[] = [
  { key: 'order-music-videos', label: 'Order of the music videos', collection: 'videos', category: 'music' },
  {
    key: 'order-corporate-videos',
    label: 'Order of the corporate videos',
    collection: 'videos',
    category: 'corporate',
  },
  { key: 'order-movies', label: 'Order of the movies', collection: 'movies' },
  { key: 'order-days-on-set', label: 'Order of the days on set', collection: 'behindTheScenes' },
  { key: 'order-team', label: 'Order of the team', collection: 'team' },
  { key: 'order-reviews', label: 'Order of the reviews', collection: 'reviews' },
];

/** An entry of such a list. */
export interface Ordered {
  readonly slug: string;
  /** What a reader knows it by: its title or name. */
  readonly label: string;
  readonly order: number;
}

function fieldsOf({ data }: RawEntry): Readonly<Record<string, unknown>> {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {};
}

/** The entries of a list in the order in which the site shows them. */
export function listOrdered(list: OrderList, entries: readonly RawEntry[]): Ordered[] {
  return entries
    .filter((entry) => entry.name === list.collection)
    .filter((entry) => list.category === undefined || fieldsOf(entry).category === list.category)
    .map((entry) => {
      const data = fieldsOf(entry);
      const order = typeof data.order === 'number' ? data.order : Number.MAX_SAFE_INTEGER;
      const title = data[collections[list.collection].title];
      return { slug: entry.slug, label: typeof title === 'string' ? title : entry.slug, order };
    })
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
