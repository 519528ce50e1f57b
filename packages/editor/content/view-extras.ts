import {
  collectionNames,
  fieldsOf,
  folderOf,
  titleField,
  type CollectionName,
} from '@site/content-tools/entries/collections.ts';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';

/** A file as the editor sees it. */
export interface ViewFile {
  /** Identifies its state; Keystatic expects the 40 hexadecimal digits of a Git object. */
  readonly sha: string;
  /** @returns its JSON. */
  readonly read: () => string | Promise<string>;
}

/** The field that tells the editor which state of a file it has read, so that a later one is not overwritten. */
export const versionField = 'fileVersion';

/** The folder of the view that has the written pages: apart from the pages with a form of their own. */
export const writtenFolder = 'written';

/** A list of the site whose order the owner sets by the field `order` of its entries. */
export interface OrderList {
  /** Its name in the editor's addresses, such as `order-team`. */
  readonly key: string;
  /** Its path in the view, such as `order/team.json`. */
  readonly path: string;
  readonly collection: CollectionName;
  /** Each portfolio's part of a collection is a list of its own. */
  readonly category?: string;
}

/** All lists that have an order. @param portfolios their names. */
export function listOrders(portfolios: readonly string[]): readonly OrderList[] {
  return collectionNames.flatMap((collection) => {
    const { order, category } = fieldsOf(collection);
    if (!order) return [];
    const create = (name: string) => ({ key: `order-${name}`, path: `order/${name}.json`, collection });
    const folder = folderOf(collection);
    if (!category) return [create(folder)];
    return portfolios.map((name) => ({ ...create(`${name}-${folder}`), category: name }));
  });
}

/** The same for content that was read. */
export function listOrdersOf(entries: readonly RawEntry[]): readonly OrderList[] {
  return listOrders(entries.flatMap(({ name, slug }) => (name === 'portfolios' ? slug : [])));
}

/** An entry of such a list. */
interface Ordered {
  readonly entry: RawEntry;
  readonly slug: string;
  /** Its title or name. */
  readonly label: string;
  readonly order: number;
}

/** The entries of a list in the order in which the site shows them. */
export function listOrdered({ collection, category }: OrderList, entries: readonly RawEntry[]): Ordered[] {
  return entries
    .filter((entry) => entry.name === collection && (category === undefined || valuesOf(entry).category === category))
    .map((entry) => {
      const { order, [titleField(collection)]: title } = valuesOf(entry);
      return {
        entry,
        slug: entry.slug,
        label: typeof title === 'string' ? title : entry.slug,
        order: typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER,
      };
    })
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
