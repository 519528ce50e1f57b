import { z } from 'astro/zod';
import { fieldAdvice } from './field-meanings.ts';
import { adviseText, show } from './fields.ts';

const hostLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A host by its name. Anything else could say more than a host in a policy, a redirect or a header, which name them. */
export const hostName = new RegExp(`^(?=.{1,253}$)(?:${hostLabel}\\.)+(?![0-9]+$)${hostLabel}$`);

const webAdvice = 'write the whole address, starting with https://';

function isWebAddress(value: string): boolean {
  if (!/^https:\/\/[^\s\p{C}]+$/u.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostName.test(hostname) && username === '' && password === '';
}

export const webAddress = z
  .string(adviseText(webAdvice))
  .refine(isWebAddress, { error: ({ input }) => `is ${show(input)}: ${webAdvice}` })
  .register(fieldAdvice, { advice: webAdvice });
