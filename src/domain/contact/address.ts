export interface PostalAddress {
  readonly building: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** The address on one line, as an envelope in its own country reads. */
export function formatAddress({ street, city, region, postalCode }: PostalAddress): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}

/** A page that plans the way to a place; OpenStreetMap needs no key and no account. */
export function directionsAddress({ latitude, longitude }: GeoPosition): string {
  const to = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}

/** Half of what a live map shows around a place, in degrees: about 600 m to each side, in a 16:9 frame. */
const mapReach = { latitude: 0.0032, longitude: 0.0062 } as const;

/** A frame with a live map and a mark at a place; OpenStreetMap needs no key and sets no cookie. */
export function mapFrameAddress({ latitude, longitude }: GeoPosition): string {
  const corners = [
    longitude - mapReach.longitude,
    latitude - mapReach.latitude,
    longitude + mapReach.longitude,
    latitude + mapReach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude.toFixed(5)},${longitude.toFixed(5)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}
