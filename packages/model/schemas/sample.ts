import { z } from 'astro/zod';
import { fieldAdvice, fieldMeanings } from './field-meanings.ts';

const sampleAdvice =
  'write true if all of the file is a sample, or a list of its fields that are, such as [heading, lead]';

/**
 * What of a file has to be replaced before the site is a company's own: all of it, or fields such as `panels[0].still`.
 * Search engines are told nothing of a sample.
 */
export const sample = z
  .union([z.literal(true), z.array(z.string()).min(1)], { error: `is not right: ${sampleAdvice}` })
  .register(fieldMeanings, { kind: 'sample' })
  .register(fieldAdvice, { advice: sampleAdvice })
  .optional();
