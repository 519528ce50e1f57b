import type { Problem } from '../problem.ts';
import { listWords, type PlacedText } from './list-texts.ts';

/** Shorter texts, such as a button's words, may well be the same. */
const fewestWords = 9;

/** Words in a row that are compared as one. */
const rowLength = 3;

/** The share of rows that two texts have in common, of all that they have, above which they say the same. */
const mostInCommon = 0.5;

interface ComparedText extends PlacedText {
  readonly rows: ReadonlySet<string>;
}

function listRows(text: string): Set<string> {
  const words = listWords(text.toLowerCase());
  if (words.length < fewestWords) return new Set();
  return new Set(words.slice(rowLength - 1).map((_, index) => words.slice(index, index + rowLength).join(' ')));
}

/** How alike two sets are, from 0 to 1 (Jaccard). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common);
}

/** Texts that say nearly the same as one before them: visitors and search engines take the second for a copy. */
export function adviseOnAlike(texts: readonly PlacedText[]): Problem[] {
  const problems: Problem[] = [];
  const byRow = new Map<string, ComparedText[]>();
  for (const text of texts) {
    const compared = { ...text, rows: listRows(text.text) };
    const near = new Set([...compared.rows].flatMap((row) => byRow.get(row) ?? []));
    const twin = [...near].find(({ rows }) => likeness(rows, compared.rows) > mostInCommon);
    if (twin) {
      const place = `${twin.field} of ${twin.file}`;
      problems.push({
        file: text.file,
        field: text.field,
        advice: `says nearly the same as ${place}: write it anew, or leave one out`,
      });
    }
    for (const row of compared.rows) byRow.set(row, [...(byRow.get(row) ?? []), compared]);
  }
  return problems;
}
