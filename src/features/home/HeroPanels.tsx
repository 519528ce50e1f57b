import type { HomePage } from './home.query.ts';
import { PlayReel } from '#features/reel/PlayReel.tsx';
import type { Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PauseButton } from '#features/loops/PauseButton.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';
import { linkTo } from '#lib/link-to.ts';

function Panel({ panel, eager }: { readonly panel: HomePage['panels'][number]; readonly eager: boolean }) {
  return (
    <a
      className="hero-panel group ring-inside flex flex-col justify-end overflow-hidden"
      data-loop={panel.loop?.h264}
      data-loop-av1={panel.loop?.av1}
      {...linkTo(panel.path)}
    >
      <span className="hero-film">
        <span className="absolute inset-0 zoom-on-hover">
          <Picture className="size-full object-cover" decorative eager={eager} picture={panel.still} size="screen" />
        </span>
      </span>
      <span className="hero-caption grid gap-2">
        <span className="slate text-paper">{panel.label}</span>
        <span className="hero-title display text-title-m text-paper group-hover:text-tungsten group-focus-visible:text-tungsten">
          {panel.title}
          <span aria-hidden="true" className="hero-arrow nudge-on-hover">
            →
          </span>
        </span>
        <span className="max-w-narrow text-paper">{panel.text}</span>
      </span>
    </a>
  );
}

export interface HeroPanelsProps {
  readonly page: HomePage;
  readonly company: Company;
  /** The address where a visitor asks for a quote. */
  readonly quotePath: string;
}

/**
 * The first screen: what the company does, its reel and a quote, over two panels that link to its work. Once the page has
 * loaded, a loop plays over each panel's still, and the reel behind the heading (src/features/loops/browser/loops.ts).
 * Clicks pass through the text.
 */
export function HeroPanels({ page, company, quotePath }: HeroPanelsProps) {
  return (
    <section aria-labelledby="page-heading" className="hero" data-hero-loops="">
      <div className="hero-words">
        {page.headingLoop && (
          <div className="hero-reel" data-loop={page.headingLoop.h264} data-loop-av1={page.headingLoop.av1} />
        )}
        <div className="hero-words-in page-width">
          <Label onPicture>{page.label}</Label>
          {/* The actions follow the last word of the heading where its line has room for them. */}
          <div className="hero-title-line text-mega">
            {/* As large as no other heading: other pages need no class for it. */}
            <h1 className="display" id="page-heading">
              {page.heading}
            </h1>{' '}
            <div className="hero-actions">
              {page.reel && <PlayReel reel={page.reel} />}
              <ButtonLink href={quotePath} variant={page.reel ? 'quiet' : 'primary'}>
                {company.words.quote}
              </ButtonLink>
            </div>
          </div>
          <p className="hero-lead text-lead text-paper sm:text-base">{page.lead}</p>
        </div>
      </div>
      <div className="hero-panels">
        <PauseButton label={page.pause} />
        {page.panels.map((panel, index) => (
          <Panel eager={index === 0} key={panel.path} panel={panel} />
        ))}
      </div>
    </section>
  );
}
