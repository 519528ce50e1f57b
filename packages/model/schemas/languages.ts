import { entry, formatted, list, name } from './fields.ts';

const tag = formatted('write the language, or the language and its country, such as es or es-US', (value) =>
  /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value),
);

/** The languages of the site: the first is that of content itself, each other has a folder and addresses of its own. */
export const languagesSchema = list(
  entry({ tag, name: name('the name of the language in the language itself, such as Español', { max: 30 }) }),
  'languages',
  { max: 8 },
).refine(
  (languages) => new Set(languages.map((language) => language.tag.split('-')[0])).size === languages.length,
  'names a language twice: keep one line of each',
);
