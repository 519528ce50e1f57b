export interface PostalAddress {
  readonly building: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** Its code of two letters, such as US. */
  readonly country: string;
}

export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** The address on one line, as its own country writes it. */
export function formatAddress({ street, city, region, postalCode }: PostalAddress): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}

/** A link for directions to a place; OpenStreetMap needs no key and no account. */
export function directionsAddress({ latitude, longitude }: GeoPosition): string {
  const to = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
