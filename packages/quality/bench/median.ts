/**
 * The middle of some figures, or the mean of the two in the middle.
 * @throws where there is no figure.
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of no figures');
  return (low + high) / 2;
}
