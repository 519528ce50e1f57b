import { formatAddress, type PostalAddress } from '../contact/address.ts';
import { formatPhone } from '../contact/phone.ts';
import type { EntryCounts } from './count-entries.ts';
import type { Facts } from './fill-facts.ts';

export interface FactSources {
  readonly site: {
    readonly company: string;
    readonly product: { readonly name: string };
    readonly phone: string;
    readonly skype: string;
    readonly emails: { readonly bookings: string };
    readonly address: PostalAddress;
    readonly channels: Readonly<Record<string, string>>;
  };
  readonly claims: Readonly<Record<string, { readonly value: string }>>;
  readonly promotion: Readonly<Record<string, string | number>>;
  readonly counts: EntryCounts;
}

/** A name within a sentence: `Music Video Production` in lowercase, but `TV` and `iPhone` as they are. */
function toLowerWords(name: string): string {
  return name.replace(/\S+/g, (word) => (/.[A-Z]/.test(word) ? word : word.toLowerCase()));
}

/** The tokens that any text of content may use, such as `{phone}` or `{claims.videos}`. */
export function createFacts({ site, claims, promotion, counts }: FactSources): Facts {
  const facts: Record<string, string> = {
    company: site.company,
    product: site.product.name,
    productLower: toLowerWords(site.product.name),
    phone: formatPhone(site.phone),
    email: site.emails.bookings,
    skype: site.skype,
    address: formatAddress(site.address),
  };
  const groups: [string, Record<string, string | number>][] = [
    ['claims', Object.fromEntries(Object.entries(claims).map(([name, claim]) => [name, claim.value]))],
    ['promotion', promotion],
    ['channel', site.channels],
    ['count', { ...counts }],
  ];
  for (const [group, values] of groups) {
    for (const [name, value] of Object.entries(values)) facts[`${group}.${name}`] = String(value);
  }
  return facts;
}
