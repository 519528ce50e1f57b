import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** Choices that are the same for the same seed. */
export class Random {
  readonly #generator: ReturnType<typeof mersenne>;

  /** @param seed a whole number. */
  constructor(seed: number) {
    this.#generator = mersenne(seed);
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return uniformInt(this.#generator, 0, count - 1);
  }

  /** True in `share` of the cases, such as 0.25. */
  chance(share: number): boolean {
    return this.below(10_000) < share * 10_000;
  }

  /** @throws Error where there is nothing to choose from. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items.length > 0 ? items[this.below(items.length)] : undefined;
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }
}
