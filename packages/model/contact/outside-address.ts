import { z } from 'zod';
import { isWebAddress } from '@site/zod-content/web-address.ts';

/** An address of another site, an email address with a subject or without, or a phone number: what a button may lead to. */
export function isOutsideAddress(value: string): boolean {
  const mailbox = /^mailto:([^?]+)(?:\?[^\s\p{C}]*)?$/u.exec(value)?.[1];
  if (mailbox !== undefined) return z.email().safeParse(mailbox).success;
  // As a fact writes it: (305) 555-0142, with a space that doesn't break.
  return /^tel:[+(]?\d[\d\s().-]{2,}$/.test(value) || isWebAddress(value);
}
