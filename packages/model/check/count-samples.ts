/** Such as "12 samples left". */
export function countSamples(count: number): string {
  return `${count} ${count === 1 ? 'sample' : 'samples'} left`;
}
