import { collectionNames, isVideoCollection, titleField } from '@site/content-tools/entries/collections.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { contentLabel } from './labels.ts';
import type { Outline } from './outline.ts';
import { translationKey } from './translations/places.ts';
import { listOrders } from './view-extras.ts';

/** A page of the editor: the list of a collection's entries, or a form that is there once. */
interface EditorPage {
  readonly key: string;
  readonly label: string;
  /** Its path below /keystatic. */
  readonly path: string;
}

/** What a page of the editor is called, and where it is. */
function collectionPage(key: string, label: string): EditorPage {
  return { key, label, path: `collection/${key}` };
}

function formPage(key: string, label: string): EditorPage {
  return { key, label, path: `singleton/${key}` };
}

/** The page that brings a portfolio back. @param slug its file's name. */
export const deletedPortfolioKey = (slug: string) => `portfolio-${slug}`;

/** The content files that are there once. */
export const singleFiles: readonly ContentName[] = (Object.keys(contentFiles) as ContentName[]).filter(
  (name) => !contentFiles[name].pattern.includes('*'),
);

/** What the editor's list offers: its groups by their headings, in their order. */
export function listPageGroups({
  portfolios,
  deletedPortfolios,
  names,
  languages,
}: Pick<Outline, 'portfolios' | 'deletedPortfolios' | 'names' | 'languages'>): Readonly<
  Record<string, readonly EditorPage[]>
> {
  const titles = new Map(portfolios.map(({ value, label }) => [value, label]));
  const orders = listOrders([...titles.keys()]).map(({ key, collection, category }) => {
    const what = contentLabel(collection).toLowerCase();
    return formPage(
      key,
      category === undefined ? `Order of the ${what}` : `${titles.get(category) ?? ''}: order of the ${what}`,
    );
  });
  const isPage = (name: ContentName) => contentFiles[name].pattern.startsWith('pages/');
  const collections = (those: readonly ContentName[]) => those.map((name) => collectionPage(name, contentLabel(name)));
  const forms = (files: readonly ContentName[]) =>
    files.map((name) => formPage(name, names[name] ?? contentLabel(name)));
  const translations = languages.map(({ code, name }) => collectionPage(translationKey(code), name));
  return {
    ...(translations.length > 0 && { 'Other languages': translations }),
    'Videos and films': collections(collectionNames.filter(isVideoCollection)),
    People: collections(collectionNames.filter((name) => titleField(name) === 'name')),
    Blog: collections(['posts']),
    'Order of lists': orders,
    'The company and every page': forms(singleFiles.filter((name) => !isPage(name))),
    Pages: [
      ...forms(singleFiles.filter(isPage)),
      ...collections(['portfolios']),
      ...deletedPortfolios.map(({ value, label }) => formPage(deletedPortfolioKey(value), label)),
    ],
    'Further pages': collections(['writtenPages']),
  };
}
