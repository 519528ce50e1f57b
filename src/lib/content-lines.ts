/** Lines of vCards (RFC 2426) and calendars (RFC 5545), which are written the same way. */

/** Octets of a line without its line break. */
const lineOctets = 75;

/** Text as a value: separators lose their meaning, a line break becomes `\n`. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/** Breaks a line into lines of at most 75 octets, each after the first behind a space; no character is cut in two. */
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

/** A whole file: every line folded and ended with CRLF. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
