import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import type { ShownPrices } from './prices.query.ts';

interface PriceListsProps {
  readonly lists: readonly ShownPrices[];
  /** How many of them are open; the others are folded. */
  readonly open?: number;
}

function Prices({ prices }: Pick<ShownPrices, 'prices'>) {
  return (
    <ul className="mt-6 gap-x-16 lg:columns-2">
      {prices.map(({ what, includes, price }) => (
        <li
          className="grid break-inside-avoid grid-cols-[1fr_auto] gap-x-6 border-t border-ink-500 py-3 sm:grid-cols-[10rem_1fr]"
          key={what}
        >
          <strong className="sm:col-start-2">{what}</strong>
          <span className="text-tungsten sm:row-start-1">{price}</span>
          <span className="text-small text-mist max-sm:col-span-full sm:col-start-2">{includes}</span>
        </li>
      ))}
    </ul>
  );
}

const idOf = (index: number) => `prices-${index + 1}`;

/** Starting prices, a line each, and what they leave out. */
export function PriceLists({ lists, open = lists.length }: PriceListsProps) {
  const folded = lists.slice(open);
  return (
    <>
      {lists.slice(0, open).map(({ heading, note, prices }, index) => (
        <Section key={heading} labelledBy={idOf(index)}>
          <Heading id={idOf(index)} level={2} size="section">
            {heading}
          </Heading>
          <Prices prices={prices} />
          {note !== undefined && <p className="max-w-measure pt-3 text-small text-mist">{note}</p>}
        </Section>
      ))}
      {folded.length > 0 && (
        <div className="reveal page-width grid gap-6 pb-section">
          {folded.map(({ heading, prices }, index) => (
            <details aria-labelledby={idOf(open + index)} className="folds border-t border-ink-500 pt-4" key={heading}>
              <summary>
                <Heading id={idOf(open + index)} level={2} size="m">
                  {heading}
                </Heading>
              </summary>
              <Prices prices={prices} />
            </details>
          ))}
        </div>
      )}
    </>
  );
}
