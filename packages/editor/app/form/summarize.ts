export const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);

/** The first texts of a value, without names of files and pages. */
export const summarize = (value: unknown) =>
  textsIn(value)
    .filter((text) => !/^(?:\.*\/|new:)/.test(text))
    .slice(0, 2)
    .join(' · ')
    .slice(0, 90);
