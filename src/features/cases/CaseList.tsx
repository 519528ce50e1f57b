import { MatchCut } from '#features/match-cut/MatchCut.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Case } from './cases.query.ts';
import { linkTo } from '#lib/link-to.ts';
import { words } from '#lib/words.ts';

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
      {cases.map(({ slug, path, lang, label, heading, lead, still, board }, index) => {
        const { card, size } = places[index % places.length] ?? places[0];
        return (
          <li className={`reveal group relative ${card}`} key={slug}>
            {still && (
              <div className="overflow-clip">
                {board ? (
                  <MatchCut
                    after={still}
                    before={board}
                    eager={index === 0}
                    label={words().writtenPages.cut}
                    size={size}
                  />
                ) : (
                  <Picture
                    className="aspect-scope w-full object-cover"
                    decorative
                    eager={index === 0}
                    picture={still}
                    size={size}
                  />
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
