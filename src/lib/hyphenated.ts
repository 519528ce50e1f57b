/** The parts of a heading: every second one is a word with a hyphen that fits a phone, and stays on one line. */
export const splitHyphenated = (text: string) => text.split(/(?<!\S)((?=\S{1,12}(?!\S))\S+-\S+)/);
