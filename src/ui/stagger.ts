/** Grid cards appear 100 ms apart; the delay starts over after six, so that no card waits long. */
const stagger = ['', 'after-1', 'after-2', 'after-3', 'after-4', 'after-5'] as const;

export function staggerClass(index: number): string {
  return stagger[index % stagger.length] ?? '';
}
