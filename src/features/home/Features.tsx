import type { HomePage } from './home.query.ts';
import { MatchCut } from '#features/match-cut/MatchCut.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { words } from '#lib/words.ts';

/** How the company works: a full picture, such as a storyboard, from the screen's edge, beside the points. */
export function Features({ copy }: { readonly copy: HomePage['features'] }) {
  return (
    <section aria-labelledby="features" className="reveal bg-ink-900">
      <div className="page-width twelve items-center gap-y-10 pb-10 lg:py-10">
        <div className="plan-sheet relative col-span-12 lg:col-span-8">
          {copy.board ? (
            <MatchCut
              after={copy.still}
              before={copy.board}
              label={words().writtenPages.cut}
              size="twoThirdsOfScreen"
            />
          ) : (
            <Picture className="w-full" picture={copy.still} size="twoThirdsOfScreen" />
          )}
        </div>
        <div className="col-span-12 grid gap-6 lg:col-span-4">
          <SectionHead heading={copy.heading} id="features" size="m" text={copy.text} />
          <ul>
            {copy.cards.map(({ title, text }) => (
              <li className="grid gap-1 border-t border-ink-500 py-4" key={title}>
                <Heading level={3} size="s">
                  {title}
                </Heading>
                <p className="text-small text-mist">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
