/** What a line takes: more is no brief. */
export const mostCharacters = 400;

export interface BriefLine {
  readonly ask: string;
  readonly answer: string;
}

/** The brief as plain text, to paste into a message: each question with its answer, and a rule where there is none yet. */
export function writeBrief(lines: readonly BriefLine[]): string {
  return lines.map(({ ask, answer }, index) => `${String(index + 1)}. ${ask}\n${answer.trim() || '____'}`).join('\n\n');
}
