import { entry, flag, list, name, text, wholeNumber } from '@site/zod-content/fields.ts';
import { clock } from './measures.ts';
import { draft, order, pagePath, picture, portfolioName, sample } from './site-fields.ts';

export const memberSchema = entry({
  name: name('the name', { max: 60 }),
  title: text('the job', { max: 60 }),
  quote: text('a line this person would say', { min: 10, max: 140 }),
  about: text('two or three sentences on what this person does', { min: 60, max: 500 }),
  languages: text('the languages that this person speaks, such as English and Spanish', { max: 60 }).optional(),
  kit: list(text('a tool, with its maker or size', { max: 60 }), 'tools', { min: 0, max: 6 }).optional(),
  /** The section of the call sheet; sections are in the order of their first members. */
  department: text('the department, such as Camera', { max: 30, isGroup: true }).optional(),
  call: clock.optional(),
  img: picture('portraits'),
  /** Aligns the portrait to its top instead of its middle. */
  special: flag('where its top must stay in view', 'keep the top of the portrait in view').default(false),
  /** In a translation: its page's address, such as /equipo/ana-quiroga. */
  path: pagePath.optional(),
  order,
  draft,
  sample,
});

export const reviewSchema = entry({
  name: name("the client's name", { max: 60 }),
  rating: wholeNumber('the stars', 1, 5).optional(),
  text: text('what the client said', { min: 40, max: 400 }),
  project: text('what was shot', { max: 80 }),
  /** The portfolio that shows it; the home page shows all. */
  category: portfolioName,
  order,
  draft,
  sample,
});
