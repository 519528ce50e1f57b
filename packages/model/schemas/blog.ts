import { z } from 'zod';
import { parsePostDay } from '../blog/post-date.ts';
import { adviseText, cleanFormat, entry, show, text, wholeNumber } from '@site/zod-content/fields.ts';
import { fieldAdvice, fieldMeanings } from '@site/zod-content/meanings.ts';
import { draft, pagePath, personName, sample } from './site-fields.ts';
import { shownTimes } from './measures.ts';

const dateAdvice = 'write day, month and year, such as 13 May 2016';

const postText = { what: 'the article as HTML', max: 60_000 } as const;

export const postSchema = entry({
  id: wholeNumber("the article's number", 1, 10_000),
  title: text('the title', { max: 90 }),
  date: z
    .string(adviseText(dateAdvice))
    .overwrite(cleanFormat)
    .refine((value) => parsePostDay(value) !== undefined, {
      error: ({ input }) => `is ${show(input)}, which is not a date: ${dateAdvice}`,
    })
    .register(fieldAdvice, { advice: dateAdvice }),
  author: personName.optional(),
  description: text('the description for search results', { min: 70, max: 160 }),
  contentHtml: text(postText.what, postText)
    .register(fieldMeanings, { kind: 'post', ...postText })
    .register(fieldAdvice, { advice: `write ${postText.what}` }),
  /** In a translation: its address there, such as /blog/lo-vertical. */
  path: pagePath.optional(),
  draft,
  ...shownTimes,
  sample,
});
