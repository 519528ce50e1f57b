import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteEmailHref, type QuoteEmailCopy } from './quote-email.ts';

const copy: QuoteEmailCopy = {
  subject: 'Quote & dates',
  greeting: 'Hello,',
  opening: 'We start from',
  questions: ['Date', 'Place', 'Budget (100% ours)'],
  terms: 'Terms',
  closing: 'Thank you.',
};

const termsAddress = 'https://www.example.com/services';

/** Decodes a mailto link as a mail program does: percent escapes only, so a plus sign stays one. */
function readMailto(href: string) {
  const [, address = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = new Map(query.split('&').map((field) => field.split('=').map(decodeURIComponent) as [string, string]));
  return { to: decodeURIComponent(address), subject: fields.get('subject'), body: fields.get('body'), fields };
}

describe('quoteEmailHref', () => {
  it('writes line breaks as %0D%0A and spaces as %20, which every mail program reads', () => {
    const href = quoteEmailHref({ email: 'bookings@example.com', tier: 'Gold', termsAddress, copy });
    expect(href).toContain('Hello%2C%0D%0A%0D%0AWe%20start');
    expect(href).not.toMatch(/[+\s]|%0A(?<!%0D%0A)/);
  });

  it('encodes any subject, body and address', () => {
    const words = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed());
    fc.assert(
      fc.property(words, words, (tier, question) => {
        const { to, subject, body, fields } = readMailto(
          quoteEmailHref({
            email: 'a+b&c?d%e@example.com',
            tier,
            termsAddress,
            copy: { ...copy, questions: [question] },
          }),
        );
        expect([...fields.keys()]).toEqual(['subject', 'body']);
        expect(to).toBe('a+b&c?d%e@example.com');
        expect(subject).toBe(`${copy.subject}: ${tier}`);
        expect(body).toContain(`${question}: `);
        expect(body).toContain(`Terms: ${termsAddress}`);
      }),
    );
  });
});
