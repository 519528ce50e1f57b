/** How many cases a test makes: FUZZ asks for more, and SEED for others. The same seed makes the same cases. */
export function runCount({ usual, nightly }: { readonly usual: number; readonly nightly: number }) {
  const { FUZZ, SEED, NIGHTLY } = process.env;
  return { count: Number(FUZZ ?? (NIGHTLY ? nightly : usual)), seed: Number(SEED ?? 1) };
}
