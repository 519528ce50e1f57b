import type { GeoPosition, PostalAddress } from '@site/model/contact/address.ts';

/** What structured data says of the company: the owner's own words and numbers. */
export interface SiteFacts {
  readonly company: string;
  readonly tagline: string;
  /** Such as https://www.example.com. */
  readonly origin: string;
  /** With a plus sign and digits alone. */
  readonly phone: string;
  readonly address: PostalAddress;
  readonly position: GeoPosition;
  readonly serviceArea: string;
  /** The company's pages on other sites. */
  readonly profiles: readonly string[];
}

/** An address of the site in full. */
export function inFull(path: string, { origin }: Pick<SiteFacts, 'origin'>): string {
  return new URL(path, origin).href;
}
