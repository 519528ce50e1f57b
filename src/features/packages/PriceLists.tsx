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

/** Starting prices, a line each, and what they leave out. */
export function PriceLists({ lists, open = lists.length }: PriceListsProps) {
  return (
    <>
      {lists.map(({ heading, note, prices }, index) => {
        const id = `prices-${index + 1}`;
        const title = (
          <Heading id={id} level={2} size="section">
            {heading}
          </Heading>
        );
        return (
          <Section key={heading} labelledBy={id}>
            {index < open ? (
              <>
                {title}
                <Prices prices={prices} />
              </>
            ) : (
              <details className="folds">
                <summary>{title}</summary>
                <Prices prices={prices} />
              </details>
            )}
            {note !== undefined && <p className="max-w-measure pt-3 text-small text-mist">{note}</p>}
          </Section>
        );
      })}
    </>
  );
}
