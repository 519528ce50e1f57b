/**
 * Makes each column as wide as its widest cell, and at least as wide as Markdown's rule needs.
 * @param lines rows of cells, all with as many columns.
 * @param rightColumns positions of the columns with figures, which stand at the right.
 */
export function alignCells(lines: readonly (readonly string[])[], rightColumns: ReadonlySet<number>): string[][] {
  const [head = []] = lines;
  const widths = head.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines.map((cells) =>
    widths.map((width, at) => {
      const cell = cells[at] ?? '';
      return rightColumns.has(at) ? cell.padStart(width) : cell.padEnd(width);
    }),
  );
}
