import type { HomePage } from './home.query.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { linkTo } from '#lib/link-to.ts';

/** Pairs of a wide and a narrow picture, alternating sides; a single last one is as wide as the screen. */
const columns = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;

interface ServiceProps {
  readonly card: HomePage['services']['cards'][number];
  readonly column: string;
  /** Whether its picture begins at the edge of the screen; the words of others stand under their picture's own edge. */
  readonly isFirst: boolean;
}

function Service({ card, column, isFirst }: ServiceProps) {
  return (
    <li className={`group reveal-card relative grid content-start ${column}`}>
      <div className="overflow-hidden">
        <div className="drift">
          <Picture
            className="aspect-frame w-full zoom-on-hover object-cover lg:aspect-auto lg:h-[34vw]"
            decorative
            picture={card.still}
            size="twoThirdsOfScreen"
          />
        </div>
      </div>
      <div className={`page-width grid gap-3 pt-6 ${isFirst ? '' : 'lg:ps-0'} lg:pe-8`}>
        <Heading level={3} size="m">
          <a className="stretched-link group-hover:text-tungsten" {...linkTo(card.path)}>
            {card.title}
          </a>
        </Heading>
        <p className="max-w-narrow text-mist">{card.text}</p>
      </div>
    </li>
  );
}

/** The services: edge-to-edge pictures with text under them. */
export function Services({ copy }: { readonly copy: HomePage['services'] }) {
  const last = copy.cards.length - 1;
  return (
    <section aria-labelledby="our-services" className="py-section">
      <div className="reveal page-width">
        <SectionHead heading={copy.heading} id="our-services" text={copy.text} />
      </div>
      <ul className="mt-12 grid gap-x-2 gap-y-12 lg:grid-cols-12">
        {copy.cards.map((card, index) => (
          <Service
            card={card}
            column={index === last && index % 2 === 0 ? 'lg:col-span-12' : (columns[index % 4] ?? 'lg:col-span-12')}
            isFirst={index % 2 === 0}
            key={card.path}
          />
        ))}
      </ul>
    </section>
  );
}
