import type { ContentFile } from '@site/model/check/read-content.ts';

/**
 * The folder of the view that has the translations into a language, such as `translation-es`, and what the editor's
 * addresses call them. Each file of the first language is there, translated or not.
 */
export const translationKey = (code: string) => `translation-${code}` as const;

/** A file of content in one word, such as `pages.about`: a form's name has no slashes. */
const nameOf = ({ file }: Pick<ContentFile, 'file'>) =>
  file
    .replace('content/', '')
    .replace(/\.\w+$/, '')
    .replace('/', '.');

/** The path in the view of a file's translation. @param first the file in the first language. */
export function translationPlace(first: Pick<ContentFile, 'file'>, code: string): string {
  return `${translationKey(code)}/${nameOf(first)}.json`;
}

/** The paths of a language's translations, as a collection of forms has them. */
export const translationPattern = (code: string) => `${translationKey(code)}/*` as const;

/** The file that a translation's path in the view represents, without its ending, such as `es/pages/about`. */
export function fileOfPlace(place: string): string | undefined {
  const [, code, name] = /^translation-([a-z]{2,3})\/([\w-]+(?:\.[\w-]+)?)\.json$/.exec(place) ?? [];
  return code !== undefined && name !== undefined ? `${code}/${name.replace('.', '/')}` : undefined;
}

/** The address of a translation's form. */
export function translationForm(first: Pick<ContentFile, 'file'>, code: string): string {
  return `/keystatic/collection/${translationKey(code)}/item/${nameOf(first)}`;
}

/** The path in the view of a form's translation; undefined for other forms. */
export function placeOfForm(form: string): string | undefined {
  const [, code, name] = /^\/keystatic\/collection\/translation-([a-z]{2,3})\/item\/([\w.-]+)$/.exec(form) ?? [];
  return code !== undefined && name !== undefined ? `${translationKey(code)}/${name}.json` : undefined;
}
