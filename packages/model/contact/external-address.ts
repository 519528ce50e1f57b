import { z } from 'zod';
import { isWebAddress } from '@site/zod-content/web-address.ts';

/** Whether a button may lead there: a web address, an email address with or without a subject, or a phone number. */
export function isExternalAddress(value: string): boolean {
  const mailbox = /^mailto:([^?]+)(?:\?[^\s\p{C}]*)?$/u.exec(value)?.[1];
  if (mailbox !== undefined) return z.email().safeParse(mailbox).success;
  // Facts format numbers: (305) 555-0142, with a no-break space.
  return /^tel:[+(]?\d[\d\s().-]{2,}$/.test(value) || isWebAddress(value);
}
