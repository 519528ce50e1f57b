import type { ContentData } from '@site/model/schemas/content-files.ts';

/** The text of an email that asks for a quote. */
export type QuoteEmailCopy = Omit<ContentData<'packagesPage'>['quote'], 'button' | 'termsPage'>;

export interface QuoteEmail {
  readonly email: string;
  readonly tier: string;
  /** The full address of the terms. */
  readonly termsAddress: string;
  readonly copy: QuoteEmailCopy;
}

/** The line break of a mailto body is CRLF (RFC 6068, section 5). */
const lineBreak = '\r\n';

/** A link that opens an email about a tier, complete except for the sender's answers. */
export function quoteEmailHref({ email, tier, termsAddress, copy }: QuoteEmail): string {
  const body = [
    copy.greeting,
    '',
    `${copy.opening}: ${tier}.`,
    '',
    ...copy.questions.map((question) => `${question}: `),
    '',
    `${copy.terms}: ${termsAddress}`,
    copy.closing,
  ].join(lineBreak);
  const address = email.split('@').map(encodeURIComponent).join('@');
  const fields = [
    ['subject', `${copy.subject}: ${tier}`],
    ['body', body],
  ] as const;
  // Not URLSearchParams: mail programs show its plus signs literally.
  return `mailto:${address}?${fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`;
}
