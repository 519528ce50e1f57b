import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type Figures = Exhibit<'quotes'>;

/** A sign for each mark, so that no difference is told by color alone. */
export const signs = { same: '=', differs: '≠', missing: '∅' } as const satisfies Record<
  Figures['lines'][number]['mark'],
  string
>;

/** How the quotes differ as a whole, such as `9 of 12 lines differ · 51 hours are not in it`. */
export function sumDifferences({ lines, words }: Pick<Figures, 'lines' | 'words'>): string[] {
  const differing = lines.filter(({ mark }) => mark !== 'same').length;
  const hours = lines.reduce((sum, line) => sum + (line.hours ?? 0), 0);
  return [`${String(differing)} / ${String(lines.length)} ${words.sum}`, `${String(hours)} ${words.left}`];
}

/** What a difference means, with its hours first where it has some. */
export function writeMeaning({ hours, means }: Figures['lines'][number], word: string): string {
  return [hours === undefined ? '' : `${String(hours)} ${word}`, means].filter(Boolean).join(': ');
}

/** Both quotes as a table; the first row is the head. */
export function writeQuotes({ left, right, lines, words }: Figures): string[][] {
  return [
    [words.line, left, words.differs, right],
    ...lines.map((line, index) => [
      String(index + 1),
      `${line.name}: ${line.left}`,
      `${signs[line.mark]} ${words[line.mark]}`,
      [`${line.name}: ${line.right}`, writeMeaning(line, words.hours)].filter(Boolean).join(' '),
    ]),
  ];
}
