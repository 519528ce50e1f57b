import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import type { ShownPrices } from './prices.query.ts';

/** What work starts from, a line each, and what the prices leave out. */
export function PriceList({ list, id }: { readonly list: ShownPrices; readonly id: string }) {
  return (
    <Section labelledBy={id}>
      <Heading id={id} level={2} size="section">
        {list.heading}
      </Heading>
      <ul className="mt-8">
        {list.prices.map(({ what, includes, price }) => (
          <li className="grid gap-x-8 gap-y-1 border-t border-ink-500 py-4 sm:grid-cols-3" key={what}>
            <strong>{what}</strong>
            <span className="text-mist">{includes}</span>
            <span className="text-tungsten">{price}</span>
          </li>
        ))}
      </ul>
      {list.note !== undefined && <p className="max-w-measure text-small text-mist">{list.note}</p>}
    </Section>
  );
}
