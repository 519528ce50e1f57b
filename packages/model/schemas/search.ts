import { entry, formatted, list, name, text } from '@site/zod-content/fields.ts';
import { listedPath } from './site-fields.ts';

const word = (what: string) => text(what, { max: 24 });

/** The texts of the site's search: content/search.yaml. */
export const searchSchema = entry({
  /** The accessible name of the button, the dialog and the field. */
  label: word('the name of the search'),
  placeholder: text('what can be looked for, in a few words', { max: 40 }),
  close: word('the word of the button that closes the search'),
  /** Shown before anything is typed. */
  start: entry({
    heading: text('the line above the links', { max: 40 }),
    links: list(entry({ label: text('the words of the link', { max: 40 }), path: listedPath }), 'links', { max: 8 }),
  }),
  kinds: entry({
    video: word('the word for a video'),
    page: word('the word for a page'),
    article: word('the word for an article'),
  }),
  found: entry({ one: word('the word for one result'), many: word('the word for several results') }),
  more: word('the words of the button for more results'),
  busy: word('what is shown while it searches'),
  none: entry({
    heading: text('the words before what was typed', { max: 40 }),
    text: text('one or two sentences that lead to the phone', { max: 200 }),
  }),
  failed: entry({
    text: text('what a visitor reads where the search does not load', { max: 200 }),
    retry: word('the words of the button that tries again'),
  }),
  siteMap: text('the words of the link to the site map', { max: 40 }),
  /** Words that visitors type but no page contains, in any language. */
  answers: list(
    entry({
      page: listedPath,
      words: text('what visitors type for this page, with commas between', { max: 1_000 }),
    }),
    'pages with their other words',
  ),
  /** Questions that the search must answer; `npm run test:full` runs them. */
  checks: list(
    entry({
      typed: name('what a visitor types', { max: 80 }),
      /** Must be among the first three results; absent if nothing should be found. */
      finds: listedPath.optional(),
      /** The question's language, if it isn't the first: its page must be found in both. */
      lang: formatted('write the start of a language of site.yaml, such as es', (value) =>
        /^[a-z]{2,3}$/.test(value),
      ).optional(),
    }),
    'questions',
    { max: 500 },
  ),
});
