export interface SecurityContact {
  readonly email: string;
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  readonly today: Date;
}

/** The first day of the month, a year later: a site that is built at least once a year never shows an expired date. */
function expiry(today: Date): string {
  return new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1)).toISOString().replace('.000', '');
}

/** Where to report a vulnerability, in the format of RFC 9116, which recommends an expiry within a year. */
export function writeSecurityText({ email, origin, today }: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiry(today)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
