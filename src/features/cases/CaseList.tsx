import { Board } from '#ui/Board.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Case } from './cases.query.ts';
import { linkTo } from '#lib/link-to.ts';

/** Cases alternate sides and widths by position; the first fills the page. */
const places = [
  { card: 'col-span-12', size: 'screen' },
  { card: 'col-span-12 lg:col-span-7', size: 'columns7' },
  { card: 'col-span-12 lg:col-span-5 lg:pt-24', size: 'columns5' },
  { card: 'col-span-12 lg:col-span-5', size: 'columns5' },
  { card: 'col-span-12 lg:col-span-7 lg:pt-24', size: 'columns7' },
] as const;

export function CaseList({ cases }: { readonly cases: readonly Case[] }) {
  return (
    <ul className="page-width twelve gap-y-14 pb-section">
      {cases.map(({ slug, path, lang, label, heading, lead, still, filmed }, index) => {
        const { card, size } = places[index % places.length] ?? places[0];
        return (
          <li className={`reveal group relative ${card}`} key={slug}>
            {still && (
              <div className={`relative ${still.drawn ? '' : 'overflow-hidden'}`}>
                <Picture
                  className={`w-full object-cover ${still.drawn ? 'aspect-frame' : 'aspect-scope zoom-on-hover'}`}
                  decorative
                  eager={index === 0 && !filmed}
                  picture={filmed ?? still}
                  size={size}
                />
                {filmed && (
                  <Board className="aspect-frame w-full object-cover" eager={index === 0} picture={still} size={size} />
                )}
              </div>
            )}
            <div className="mt-4 grid gap-3" lang={lang}>
              {label !== undefined && <p className="slate text-mist">{label}</p>}
              <Heading level={2} size={index === 0 ? 'section' : 'm'}>
                <a className="stretched-link group-hover:text-tungsten" {...linkTo(path)}>
                  {heading}
                </a>
              </Heading>
              {lead !== undefined && <p className="max-w-measure text-mist">{lead}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
