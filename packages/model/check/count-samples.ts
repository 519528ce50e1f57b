/** Such as "12 samples left". */
export function countSamples(count: number): string {
  return `${String(count)} ${count === 1 ? 'sample' : 'samples'} left`;
}
