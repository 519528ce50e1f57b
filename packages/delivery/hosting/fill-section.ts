/**
 * Replaces what a document has between two comments.
 * @param file the document's name, for the message.
 * @param marks the text of the comments before and after the section.
 * @throws Error that says which comments to write, if the document lacks them.
 */
export function fillSection(file: string, document: string, marks: readonly [string, string], text: string): string {
  const [start, end] = [`<!-- ${marks[0]} -->`, `<!-- ${marks[1]} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table: write "${start}" and "${end}".`);
  return `${document.slice(0, from)}${start}\n\n${text}\n\n${document.slice(to)}`;
}
