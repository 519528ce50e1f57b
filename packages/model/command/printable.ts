/** Control characters but for line ends and tabs, those that turn the direction of text, and invisible tags. */
const unprintable = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

/**
 * Text as a terminal may be given it. What others have written, such as an export or a host's answer, could otherwise move the
 * cursor, write over other lines, or ring the bell.
 */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unprintable, '\uFFFD');
}
