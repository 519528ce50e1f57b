import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import type { ShownPrices } from './prices.query.ts';

/** Starting prices, a line each, and what they leave out. */
export function PriceLists({ lists }: { readonly lists: readonly ShownPrices[] }) {
  return (
    <>
      {lists.map(({ heading, note, prices }, index) => (
        <Section key={heading} labelledBy={`prices-${index + 1}`}>
          <Heading id={`prices-${index + 1}`} level={2} size="section">
            {heading}
          </Heading>
          <ul className="mt-6">
            {prices.map(({ what, includes, price }) => (
              <li className="flex flex-wrap gap-x-6 border-t border-ink-500 py-3" key={what}>
                <strong className="flex-1">{what}</strong>
                <span className="text-tungsten">{price}</span>
                <span className="basis-full text-small text-mist">{includes}</span>
              </li>
            ))}
          </ul>
          {note !== undefined && <p className="max-w-measure text-small text-mist">{note}</p>}
        </Section>
      ))}
    </>
  );
}
