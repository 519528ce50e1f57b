import { formatted, text } from '@site/zod-content/fields.ts';

/** A label of a drawing or a column. */
export const term = (what: string) => text(what, { max: 40 });

export const frameFields = {
  /** The name in the text's tag. */
  name: formatted('write a name of lowercase letters, digits and hyphens, which the tag in the text has too', (value) =>
    /^[a-z][a-z0-9-]*$/.test(value),
  ),
  title: text('a title', { max: 60 }),
  caption: text('one or two sentences under the drawing', { max: 200 }).optional(),
};
