/** Each save of a group of files writes the next number into all of them. */
export const writeTake = (take: number) => `Take ${String(take)}, and roll.`;

/** @returns 0 where no save has written one. */
export function readTake(quote: unknown): number {
  return Number(/^Take (\d+), and roll\.$/.exec(String(quote))?.[1] ?? 0);
}
