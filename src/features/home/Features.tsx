import type { HomePage } from './home.query.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** How the company works: a letterboxed still across the page, with the heading on it and the points under it. */
export function Features({ copy }: { readonly copy: HomePage['features'] }) {
  return (
    <section aria-labelledby="features" className="reveal bg-ink-900">
      <div className="relative grid items-end overflow-hidden lg:min-h-[min(41.84vw,100svh)]">
        <Picture
          className="drift absolute inset-0 size-full object-cover"
          decorative
          picture={copy.still}
          size="screen"
        />
        <div className="relative mt-24 shade-words">
          <div className="page-width pt-28 pb-6">
            <SectionHead heading={copy.heading} id="features" onPicture text={copy.text} />
          </div>
        </div>
      </div>
      <ul className="page-width grid gap-x-8 gap-y-10 pt-6 pb-section lg:grid-cols-3">
        {copy.cards.map(({ title, text }) => (
          <li className="reveal-card grid content-start gap-3 border-t border-ink-500 pt-5" key={title}>
            <Heading level={3} size="s">
              {title}
            </Heading>
            <p className="max-w-narrow text-mist">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
