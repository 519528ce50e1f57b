import type { ContentData } from '@site/model/schemas/content-files.ts';

export type Position = NonNullable<ContentData<'site'>['position']>;

/** Formats a position: 25.76168° N, 80.19179° W. */
export function formatPosition({ latitude, longitude }: Position): string {
  const write = (degrees: number, [above, below]: readonly [string, string]) =>
    `${String(Math.abs(degrees))}° ${degrees < 0 ? below : above}`;
  return `${write(latitude, ['N', 'S'])}, ${write(longitude, ['E', 'W'])}`;
}
