import type { HomePage } from './home.query.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The pictures are on the left and on the right by turns. */
const sides = [
  { picture: 'lg:col-span-8', words: 'lg:col-span-4' },
  { picture: 'lg:order-2 lg:col-span-8', words: 'lg:order-1 lg:col-span-4' },
] as const;

interface ServiceProps {
  readonly card: HomePage['services']['cards'][number];
  readonly index: number;
}

function Service({ card, index }: ServiceProps) {
  const { picture, words } = sides[index % 2 === 0 ? 0 : 1];
  return (
    <li className="group reveal-card relative grid items-end lg:grid-cols-12">
      <div className={`overflow-hidden ${picture}`}>
        <Picture
          className="aspect-scope w-full object-cover transition-transform duration-1000 ease-grade group-hover:scale-105"
          decorative
          picture={card.still}
          size="twoThirdsOfScreen"
        />
      </div>
      <div className={`page-width grid gap-4 pt-5 lg:pt-0 lg:pb-2 ${words}`}>
        <Heading level={3} size="m">
          <a className="group-hover:text-tungsten after:absolute after:inset-0" href={card.path}>
            {card.title}
          </a>
        </Heading>
        <p className="text-mist">{card.text}</p>
        <span aria-hidden="true" className="h-px w-16 bg-tungsten transition-all duration-500 group-hover:w-32" />
      </div>
    </li>
  );
}

/** The two services: pictures that reach the edge of the screen, words beside them. */
export function Services({ copy }: { readonly copy: HomePage['services'] }) {
  return (
    <section aria-labelledby="our-services" className="py-section">
      <div className="reveal page-width">
        <SectionHead heading={copy.heading} id="our-services" label={copy.label} text={copy.text} />
      </div>
      <ul className="mt-14 grid gap-16 lg:gap-24">
        {copy.cards.map((card, index) => (
          <Service card={card} index={index} key={card.path} />
        ))}
      </ul>
    </section>
  );
}
