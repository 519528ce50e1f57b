import { entry, list, name, text } from '@site/zod-content/fields.ts';
import { sample, videoName } from './site-fields.ts';

const cell = text('what this tier gives', { max: 60 });

/** The pricing tiers, best first: content/packages.yaml. */
export const packagesSchema = entry({
  rows: list(text('what is compared', { max: 40 }), 'rows', { max: 16 }),
  tiers: list(
    entry({
      name: name("the tier's name", { max: 30 }),
      note: text('a short mark, such as Most popular', { max: 40 }).optional(),
      pitch: text('who it is for'),
      cells: list(cell, 'cells, one a row', { max: 16 }),
      example: videoName,
    }),
    'tiers',
    { max: 6 },
  ),
  sample,
}).superRefine((packages, context) => {
  packages.tiers.forEach((tier, index) => {
    if (tier.cells.length !== packages.rows.length) {
      context.addIssue({
        code: 'custom',
        path: ['tiers', index, 'cells'],
        message: `has ${tier.cells.length} entries: write ${packages.rows.length}, one for each of rows`,
      });
    }
  });
});
