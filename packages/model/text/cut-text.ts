/** Punctuation that reads badly before an ellipsis. */
const trailingMarks = /[\s,;:.–—-]+$/u;

/** Truncates a text to `limit` characters, after a whole word and with an ellipsis. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit);
  const lastSpace = room.lastIndexOf(' ');
  const words = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1);
  return `${words.replace(trailingMarks, '')}…`;
}
