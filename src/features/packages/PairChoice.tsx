import type { PackageTier } from './packages.query.ts';
import { listTierPairs } from './tier.ts';
import { words } from '#lib/words.ts';

export interface PairChoiceProps {
  readonly legend: string;
  readonly tiers: readonly PackageTier[];
}

/**
 * The choice of two neighboring packages that a phone compares. Radio buttons and `:has()` (packages.css) need no
 * script; wider screens show all tiers and no choice.
 */
export function PairChoice({ legend, tiers }: PairChoiceProps) {
  return (
    <fieldset className="tier-choice mt-10 sm:hidden" data-no-markdown="">
      <legend className="mb-3 slate text-mist">{legend}</legend>
      <div className="flex">
        {listTierPairs(tiers).map(({ upper, lower, isFirstChoice }) => (
          <label
            className="relative -ms-px flex min-w-0 grow basis-0 flex-col items-center gap-2 border border-ink-500 px-1 py-3 text-center text-small leading-tight wrap-anywhere text-mist first:ms-0 has-checked:z-10 has-checked:border-tungsten has-checked:text-paper"
            key={upper}
          >
            <input
              data-pair={upper + 1}
              defaultChecked={isFirstChoice}
              name="tier-pair"
              type="radio"
              value={upper + 1}
            />
            <span>
              <span className="block">{tiers[upper]?.name}</span>
              <span className="sr-only"> {words().others.pair} </span>
              <span className="block">{tiers[lower]?.name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
