/**
 * The time since a moment, for a line of progress, such as `3.2 s`.
 * @param startedAt from `performance.now()`, in milliseconds.
 */
export function formatSecondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
