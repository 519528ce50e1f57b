import { formatAddress as writeLines } from 'localized-address-format';
import { countryName } from './country.ts';

/** Without a street it is the area of a company without a studio to visit. */
export interface PostalAddress {
  readonly building?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166-1, such as US. */
  readonly country: string;
}

/** Decimal degrees; north and east are positive. */
export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** One line in the country's format; undefined without a street address. */
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
  // Some countries' formats drop parts, such as a region.
  return others.every((part) => line.replace(street, '').includes(part)) ? line : [street, ...others].join(', ');
}

/**
 * Building, street and city, country. Empty for a company without a studio to visit.
 * @param language of the country's name.
 */
export function addressLines(address: PostalAddress, language?: string): string[] {
  const line = formatAddress(address);
  return line === undefined
    ? []
    : [...(address.building === undefined ? [] : [address.building]), line, countryName(address.country, language)];
}

/** OpenStreetMap needs no key and no account. */
export function directionsAddress({ latitude, longitude }: GeoPosition): string {
  const to = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
