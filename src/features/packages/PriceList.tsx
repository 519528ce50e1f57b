import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import type { ShownPrices } from './prices.query.ts';

/** Starting prices, a line each, and what they leave out. */
export function PriceList({ list, id }: { readonly list: ShownPrices; readonly id: string }) {
  return (
    <Section labelledBy={id}>
      <Heading id={id} level={2} size="section">
        {list.heading}
      </Heading>
      <ul className="mt-6">
        {list.prices.map(({ what, includes, price }) => (
          <li className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-ink-500 py-3 sm:grid-cols-3" key={what}>
            <strong>{what}</strong>
            <span className="text-tungsten sm:order-1">{price}</span>
            <span className="text-mist max-sm:col-span-full max-sm:text-small">{includes}</span>
          </li>
        ))}
      </ul>
      {list.note !== undefined && <p className="max-w-measure text-small text-mist">{list.note}</p>}
    </Section>
  );
}
