import {
  collectionNames,
  fieldsOf,
  folderOf,
  titleField,
  type CollectionName,
} from '@site/content-tools/entries/collections.ts';
import { nameInWords } from '@site/content-tools/entries/describe-fields.ts';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';
import type { ContentName } from '@site/model/schemas/content-files.ts';

/** What the editor calls content whose name in `contentFiles` is not the owner's word for it. */
const labels: Partial<Record<ContentName, string>> = {
  behindTheScenes: 'Days on set',
  claims: 'Figures',
  featured: 'Videos on the home page',
  navigation: 'Menu and footer',
  notFoundPage: 'Page for wrong addresses',
  posts: 'Articles',
  promotionPage: 'Promotion on TV',
  search: 'Words of the search',
  site: 'Name, phone and addresses',
  tools: 'Words of the camera tools',
  videosPage: 'All videos',
};

/** What the editor calls the content of a name. */
export function contentLabel(name: ContentName): string {
  return labels[name] ?? nameInWords(name.replace(/Page$/, ''));
}

/** A list of the site whose order the owner sets by the field `order` of its entries. */
export interface OrderList {
  /** Its name in the editor's addresses, such as `order-team`. */
  readonly key: string;
  readonly label: string;
  readonly collection: CollectionName;
  /** Each category of a collection is a list of its own. */
  readonly category?: string;
}

/** All lists that have an order. */
export const orderLists: readonly OrderList[] = collectionNames.flatMap((collection): OrderList[] => {
  const { order, category } = fieldsOf(collection);
  const [folder, label] = [folderOf(collection), contentLabel(collection).toLowerCase()];
  if (!order) return [];
  if (category?.kind !== 'choice') return [{ key: `order-${folder}`, label: `Order of the ${label}`, collection }];
  return category.options.map((option) => ({
    key: `order-${option}-${folder}`,
    label: `Order of the ${option} ${label}`,
    collection,
    category: option,
  }));
});

/** An entry of such a list. */
export interface Ordered {
  readonly slug: string;
  /** Its title or name. */
  readonly label: string;
  readonly order: number;
}

/** The entries of a list in the order in which the site shows them. */
export function listOrdered({ collection, category }: OrderList, entries: readonly RawEntry[]): Ordered[] {
  return entries
    .filter(({ name }) => name === collection)
    .filter((entry) => category === undefined || valuesOf(entry).category === category)
    .map((entry) => {
      const { order, [titleField(collection)]: title } = valuesOf(entry);
      return {
        slug: entry.slug,
        label: typeof title === 'string' ? title : entry.slug,
        order: typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER,
      };
    })
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
