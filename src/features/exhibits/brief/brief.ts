/** What a line takes: more is no brief. */
export const mostCharacters = 400;

/**
 * What a device has kept: answers by their questions, so that a changed question does not get another's answer.
 * @param text whatever is stored; anything that no brief has written counts as nothing.
 */
export function parseKept(text: string | null): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export interface BriefLine {
  readonly ask: string;
  readonly answer: string;
}

/** The brief as plain text, to paste into a message: each question with its answer, and a rule where there is none yet. */
export function writeBrief(lines: readonly BriefLine[]): string {
  return lines.map(({ ask, answer }, index) => `${String(index + 1)}. ${ask}\n${answer.trim() || '____'}`).join('\n\n');
}
