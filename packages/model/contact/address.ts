import { formatAddress as writeLines } from 'localized-address-format';
import { countryName } from './country.ts';

/** Without a street it is where a company works that nobody visits. */
export interface PostalAddress {
  readonly building?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Its code of two letters, such as US. */
  readonly country: string;
}

/** Degrees: north and east of zero are positive. */
export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** The address on one line in the order of its country; undefined for a company without a street address. */
export function formatAddress({ street, city, region, postalCode, country }: PostalAddress): string | undefined {
  if (street === undefined) return undefined;
  const parts = {
    postalCountry: country,
    addressLines: [street],
    ...(city !== undefined && { locality: city }),
    ...(region !== undefined && { administrativeArea: region }),
    ...(postalCode !== undefined && { postalCode }),
  };
  // East Asia writes the other way round in Latin letters.
  const line = writeLines(parts, /\p{Script=Latin}/u.test(street) ? 'latin' : 'local').join(', ');
  const others = [city, region, postalCode].filter((part) => part !== undefined);
  // Some countries' formats have no place for a part that an owner wrote.
  return others.every((part) => line.replace(street, '').includes(part)) ? line : [street, ...others].join(', ');
}

/**
 * The address as lines: building, street and city, country. None for a company that nobody visits.
 * @param language in which the country is named.
 */
export function addressLines(address: PostalAddress, language?: string): string[] {
  const line = formatAddress(address);
  return line === undefined
    ? []
    : [...(address.building === undefined ? [] : [address.building]), line, countryName(address.country, language)];
}

/** A link for directions to a place; OpenStreetMap needs no key and no account. */
export function directionsAddress({ latitude, longitude }: GeoPosition): string {
  const to = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
