/** The companies of a scorecard, by the letters on it. */
export const companies = ['A', 'B'] as const;

export const answers = ['yes', 'no', 'unclear'] as const;

/** The name of the radio buttons of a check. */
export const fieldName = (check: string, company: string): string => `${company}: ${check}`;

export interface Verdict {
  /** The smallest sum for which it holds. */
  readonly from: number;
  readonly text: string;
}

/**
 * What to do at a sum, once every check has an answer.
 * @param verdicts the highest sum first.
 */
export function findVerdict(verdicts: readonly Verdict[], given: readonly string[], checks: number): string {
  if (given.length < checks) return '';
  const sum = given.filter((answer) => answer === 'yes').length;
  return verdicts.find(({ from }) => sum >= from)?.text ?? '';
}

/** The sums for which each verdict holds, such as `7` or `0–5`. */
export function writeSums(verdicts: readonly Verdict[]): string[] {
  return verdicts.map(({ from }, index) => {
    const last = (verdicts[index - 1]?.from ?? from + 1) - 1;
    return last === from ? String(from) : `${String(from)}–${String(last)}`;
  });
}
