/** The days of one department; without a name, those of none. */
export interface Chapter<Day> {
  readonly name: string | undefined;
  readonly days: readonly Day[];
}

/** Chapters in the order of their first days; days without a department come last. */
export function groupByDepartment<Day extends { readonly department?: string | undefined }>(
  days: readonly Day[],
): Chapter<Day>[] {
  const chapters = [...Map.groupBy(days, ({ department }) => department)].map(([name, of]) => ({ name, days: of }));
  return [...chapters.filter(({ name }) => name !== undefined), ...chapters.filter(({ name }) => name === undefined)];
}
