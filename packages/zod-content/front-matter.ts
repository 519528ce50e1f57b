/** A file with YAML front matter, in its four parts. */
export interface FrontMatter {
  readonly start: string;
  readonly yaml: string;
  readonly end: string;
  readonly body: string;
}

/** Some editors begin a file with a byte order mark. */
const pattern = /^(\uFEFF?---\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/;

/** @returns undefined for a file without front matter. */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  const match = pattern.exec(source);
  if (!match) return undefined;
  const [whole, start = '', yaml = '', end = ''] = match;
  return { start, yaml, end, body: source.slice(whole.length) };
}

/** The name of the text below the front matter, where both are one object. */
export const bodyField = 'body';
