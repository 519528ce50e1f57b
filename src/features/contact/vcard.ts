import type { GeoPosition, PostalAddress } from '@site/model/contact/address.ts';
import { countryName } from '@site/model/contact/country.ts';
import { pageLanguage } from '#lib/intl.ts';

export interface ContactCard {
  readonly company: string;
  /** One sentence, for the contact's note. */
  readonly note: string;
  /** In E.164 form, which dials from every country. */
  readonly phone: string;
  /** The first is preferred; the label says what it is for. */
  readonly emails: readonly { readonly address: string; readonly label: string }[];
  readonly address: PostalAddress;
  readonly position: GeoPosition | undefined;
  readonly website: string;
}

/** Where the card is served (src/pages/[...lang]/contact.vcf.ts). */
export const vcardPath = '/contact.vcf';

/** Escapes text for a value: separators get a backslash, a line break becomes `\n`. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

function joinParts(parts: readonly string[]): string {
  return parts.map(escapeText).join(';');
}

/**
 * The company as a vCard file. Version 3.0, since Android's Contacts and several mail programs still reject 4.0. Not a
 * library: `vcard4` only writes 4.0, `vcf` is unmaintained, and `vcard-creator` adds its own name and can't label a
 * mailbox. `X-` lines are Apple's: they label each mailbox, and show a company where a person's name would be empty.
 * @returns lines that end in CRLF, for `text/vcard` in UTF-8; long ones aren't folded, which no address book needs.
 */
export function createVcard({ company, note, phone, emails, address, position, website }: ContactCard): string {
  const { building = '', street = '', city = '', region = '', postalCode = '', country } = address;
  const mailboxes = emails.flatMap(({ address: email, label }, index) => {
    const group = `item${index + 1}`;
    const types = index === 0 ? 'INTERNET,WORK,PREF' : 'INTERNET,WORK';
    return [`${group}.EMAIL;TYPE=${types}:${escapeText(email)}`, `${group}.X-ABLabel:${escapeText(label)}`];
  });
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A company has no family or given name, but 3.0 requires the line.
    'N:;;;;',
    `FN:${escapeText(company)}`,
    `ORG:${escapeText(company)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    ...mailboxes,
    `ADR;TYPE=WORK:${joinParts(['', building, street, city, region, postalCode, countryName(country, pageLanguage())])}`,
    ...(position ? [`GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`] : []),
    `URL:${website}`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
