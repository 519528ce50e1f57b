import type { GeoPosition } from '@site/model/contact/address.ts';

/** Such as 25.76168° N, 80.19179° W. */
export function formatPosition({ latitude, longitude }: GeoPosition): string {
  const write = (degrees: number, [above, below]: readonly [string, string]) =>
    `${Math.abs(degrees)}° ${degrees < 0 ? below : above}`;
  return `${write(latitude, ['N', 'S'])}, ${write(longitude, ['E', 'W'])}`;
}
