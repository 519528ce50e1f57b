import { parsePostDay } from '../blog/post-date.ts';
import { entry, formatted, text, wholeNumber } from '@site/zod-content/fields.ts';
import { fieldAdvice, fieldMeanings } from '@site/zod-content/meanings.ts';
import { draft, pagePath, personName, sample } from './site-fields.ts';
import { shownTimes } from './measures.ts';

const postText = { what: 'the article as HTML', max: 60_000 } as const;

export const postSchema = entry({
  id: wholeNumber("the article's number", 1, 10_000).meta({ title: 'Number' }),
  title: text('the title', { max: 90 }),
  date: formatted('write day, month and year, such as 13 May 2016', (value) => parsePostDay(value) !== undefined),
  author: personName.optional(),
  description: text('the description for search results', { min: 70, max: 160 }),
  contentHtml: text(postText.what, postText)
    .register(fieldMeanings, { kind: 'post', ...postText })
    .register(fieldAdvice, { advice: `write ${postText.what}` })
    .meta({ title: 'Article' }),
  /** In a translation: its address, such as /blog/lo-vertical. */
  path: pagePath.optional(),
  draft,
  ...shownTimes,
  sample,
});
