import type { HomePage } from './home.query.ts';
import { linkTo } from '#lib/link-to.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';

/** The services in type alone. Where there is a pointer, frames of their films cut in beside the one under it. */
export function Services({ copy }: { readonly copy: HomePage['services'] }) {
  return (
    <section aria-labelledby="our-services" className="pt-section">
      <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-2 pb-6">
        <Heading id="our-services" level={2} size="s">
          {copy.heading}
        </Heading>
        <p className="max-w-narrow text-mist">{copy.text}</p>
      </div>
      <ul>
        {copy.cards.map(({ title, text, path, frames }) => (
          <li className="service group reveal-card ps-edge" key={path}>
            <div className="grid gap-3 pe-gutter">
              <h3 className="display text-title-l">
                <a className="stretched-link group-hover:text-tungsten" {...linkTo(path)}>
                  {title}
                </a>
              </h3>
              <p className="max-w-measure text-mist">{text}</p>
            </div>
            <div className="cut-in" data-no-markdown="">
              {frames.map((frame) => (
                <Picture decorative key={frame.src} picture={frame} size="halfOfScreen" />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
