/** Content lines, the format that vCards (RFC 2426) and calendars (RFC 5545) share. */

/** Octets of a line without its line break. */
const lineOctets = 75;

/** Escapes text for a value: separators get a backslash, a line break becomes `\n`. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/**
 * Folds a line into lines of at most 75 octets; each one after the first starts with a space. Characters stay whole.
 */
function foldLine(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > lineOctets) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(`${lines.pop() ?? ''}${character}`);
    octets += size;
  }
  return lines.join('\r\n');
}

/** A whole file: every line is folded and ends with CRLF. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
