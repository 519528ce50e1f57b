/** A word of this many characters fits a phone: it doesn't break at its hyphens. */
const mostCharacters = 12;

/** The parts of a heading, and which of them stay on one line. */
export function splitHyphenated(text: string) {
  return text.split(/(\S+-\S+)/).map((part, index) => ({
    part,
    isWhole: index % 2 === 1 && part.length <= mostCharacters,
  }));
}
