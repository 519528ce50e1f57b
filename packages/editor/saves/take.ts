/** Each save of a group of files writes the next number into all of them, with the name of whoever saves. */
export const writeTake = (take: number, name: string) => `Take ${take} of ${name}, and roll.`;

/** @returns 0 where no save has written one. */
export function readTake(quote: unknown): number {
  return Number(/^Take (\d+) of [\w ]+, and roll\.$/.exec(String(quote))?.[1] ?? 0);
}
