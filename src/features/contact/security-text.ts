export interface SecurityContact {
  readonly email: string;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  readonly today: Date;
}

/** The first day of the month a year later: a site that is built once a year never shows an old one. */
function expiry(today: Date): string {
  return new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1)).toISOString().replace('.000', '');
}

/** Where to report a weakness of the site, in the form of RFC 9116, which asks for an end within a year. */
export function writeSecurityText({ email, origin, today }: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiry(today)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
