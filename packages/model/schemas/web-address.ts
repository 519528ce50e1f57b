import { z } from 'astro/zod';
import { isWebAddress } from '../contact/outside-address.ts';
import { fieldAdvice } from './field-meanings.ts';
import { adviseText, show } from './fields.ts';

const webAdvice = 'write the whole address, starting with https://';

export const webAddress = z
  .string(adviseText(webAdvice))
  .refine(isWebAddress, { error: ({ input }) => `is ${show(input)}: ${webAdvice}` })
  .register(fieldAdvice, { advice: webAdvice });
