import { entry, list, oneOf, text } from '@site/zod-content/fields.ts';
import { frameFields } from './exhibit-fields.ts';

/** A page of a screenplay, with what each line asks of the production. */
export const script = entry({
  ...frameFields,
  lines: list(
    entry({
      kind: oneOf(['heading', 'action', 'character', 'aside', 'dialogue']),
      text: text('the words of the script', { max: 300 }),
      /** For a scene heading, as in the schedule. */
      scene: text('the number of the scene, such as 12 or 12A', { max: 4 }).optional(),
      note: text('what this line asks of the production, in one or two sentences', { max: 160 }).optional(),
    }),
    'lines of a script',
    { min: 3, max: 24 },
  ),
});
