import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { writeTag } from './inventory.ts';

/** An inventory sheet: a numbered tag hangs on every service, with its count, its needs and its lead time. */
export function Inventory({ figures: { title, caption, items, words } }: { readonly figures: Figures<'inventory'> }) {
  return (
    <Exhibit caption={caption} name="inventory" title={title}>
      <ol className="inventory">
        {items.map(({ name, count, of, needs, lead }, index) => (
          <li className="stock" key={name}>
            <p className="stock-tag">
              <span className="stock-number">{writeTag(index)}</span> <span className="stock-name">{name}</span>
            </p>
            <dl className="stock-facts">
              <div>
                <dt className="slate">{words.count}</dt>
                <dd>
                  <b className="stock-count">{count}</b> {of}
                </dd>
              </div>
              <div>
                <dt className="slate">{words.needs}</dt>
                <dd>{needs}</dd>
              </div>
              <div>
                <dt className="slate">{words.lead}</dt>
                <dd>{lead}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
