import type { ContentData } from '@site/model/schemas/content-files.ts';

export type QuoteEmailCopy = Omit<ContentData<'packagesPage'>['quote'], 'button' | 'termsPage'>;

export interface QuoteEmail {
  readonly email: string;
  readonly tier: string;
  readonly termsAddress: string;
  readonly copy: QuoteEmailCopy;
}

/** The line break of a mailto body is CRLF (RFC 6068, section 5). */
const lineBreak = '\r\n';

/** A mailto link that asks for a quote; only the sender's answers are missing. */
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
