import { isCollection } from '@site/content-tools/entries/collections.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { placeOfForm } from './translations/places.ts';
import { contentPath } from './view.ts';

/** The address of a content file's form. */
export function formOf({ name, slug }: { readonly name: ContentName; readonly slug: string }): string {
  const isListed = isCollection(name) || name === 'writtenPages';
  return isListed ? `/keystatic/collection/${name}/item/${slug}` : `/keystatic/singleton/${name}`;
}

/** The file of a form, from the content folder; undefined for other pages of the editor. */
export function fileOfForm(form: string): string | undefined {
  const [, name = '', slug = ''] =
    /^\/keystatic\/(?:collection|singleton)\/(\w+)(?:\/item\/([\w.-]+))?$/.exec(form) ?? [];
  const translated = placeOfForm(form);
  if (translated !== undefined) return contentPath(translated)?.file;
  const known = (Object.keys(contentFiles) as ContentName[]).find((one) => one === name);
  if (!known || formOf({ name: known, slug }) !== form) return undefined;
  return contentFiles[known].pattern.replace('*', slug);
}
