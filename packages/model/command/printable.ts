/** Control characters except line breaks and tabs, bidirectional overrides, and invisible tags. */
const unprintable = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

/**
 * Makes untrusted text, such as an export or a host's answer, safe for a terminal: it could otherwise move the cursor,
 * overwrite lines, or ring the bell.
 */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unprintable, '\uFFFD');
}
