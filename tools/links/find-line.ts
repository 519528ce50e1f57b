import { isNode, LineCounter, parseDocument } from 'yaml';

/** @returns the line at which a field's value starts; 1 where there is none. */
export function lineOfField(source: string, field: readonly (string | number)[]): number {
  const lines = new LineCounter();
  // The first line of a page's file is the one above its fields; YAML takes it for the start of a document.
  const [fields = ''] = source.startsWith('---') ? source.split(/^---[ \t]*$/m, 2).slice(1) : [source];
  const offset = source.startsWith('---') ? source.indexOf(fields) : 0;
  const node = parseDocument(fields, { lineCounter: lines }).getIn(field, true);
  if (!isNode(node) || !node.range) return 1;
  return lines.linePos(node.range[0]).line + source.slice(0, offset).split('\n').length - 1;
}

/** @returns the first line, from a given one on, in which a text stands; that line itself where it stands in none. */
export function lineOfText(source: string, text: string, from: number): number {
  const found = source.split('\n').findIndex((line, index) => index >= from - 1 && line.includes(text));
  return found < 0 ? from : found + 1;
}
