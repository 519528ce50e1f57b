/** Splits a heading: every second part is a hyphenated word that fits a phone, and stays on one line. */
export const splitHyphenated = (text: string) => text.split(/(?<!\S)((?=\S{1,12}(?!\S))\S+-\S+)/);
