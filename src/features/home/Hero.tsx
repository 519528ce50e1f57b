import type { HomePage } from './home.query.ts';
import { Loop } from '#features/loops/Loop.tsx';
import { PlayReel } from '#features/reel/PlayReel.tsx';
import type { Company } from '#lib/company/company.ts';
import { linkTo } from '#lib/link-to.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';

export interface HeroProps {
  readonly page: HomePage;
  readonly company: Company;
  readonly quotePath: string;
}

function Panels({ panels }: Pick<HomePage, 'panels'>) {
  return (
    <ul className="page-width">
      {panels.map(({ label, path, text, title }) => (
        <li key={path}>
          <a className="panel group ring-inside lg:grid-cols-[2fr_4fr_5fr_auto]" {...linkTo(path)}>
            <span className="slate max-lg:hidden">{label}</span>
            <span className="display text-title-s group-hover:text-tungsten">{title}</span>
            <span className="text-small max-lg:hidden">{text}</span>
            <span aria-hidden="true">→</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The first screen: what the company does, its reel and a quote, over a still that a loop covers once the page has
 * loaded.
 */
export function Hero({ page: { backdrop, heading, label, lead, panels, reel }, company, quotePath }: HeroProps) {
  return (
    <section aria-labelledby="page-heading" className="hero">
      {backdrop && (
        <div className="hero-film">
          <Picture className="size-full object-cover" eager picture={backdrop.still} size="screen" />
          <Loop loop={backdrop.loop} phone={backdrop.phone} />
        </div>
      )}
      <div className="hero-words">
        <div className="hero-words-in page-width">
          <Label onPicture>{label}</Label>
          {/* A utility, since no other heading is as large. */}
          <h1 className="display text-mega" id="page-heading">
            {heading}
          </h1>
          <p className="max-w-measure text-lead text-paper lg:max-w-none">{lead}</p>
          <div className="flex flex-wrap gap-2 *:flex-auto max-sm:*:px-2">
            {reel && <PlayReel reel={reel} />}
            <ButtonLink href={quotePath} variant={reel ? 'quiet' : 'primary'}>
              {company.words.quote}
            </ButtonLink>
          </div>
        </div>
        <Panels panels={panels} />
      </div>
    </section>
  );
}
