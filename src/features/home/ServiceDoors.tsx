import type { SectionCopy } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface ServiceDoor {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly still: PictureData;
}

/** Which side of the page a door's picture reaches; they change sides. */
const sides = [
  { picture: 'lg:col-span-8', words: 'lg:col-span-4' },
  { picture: 'lg:order-2 lg:col-span-8', words: 'lg:order-1 lg:col-span-4' },
] as const;

function Door({ door, index }: { readonly door: ServiceDoor; readonly index: number }) {
  const { picture, words } = sides[index % 2 === 0 ? 0 : 1];
  return (
    <li className="group reveal-card relative grid items-end lg:grid-cols-12">
      <div className={`overflow-hidden ${picture}`}>
        <Picture
          className="aspect-scope w-full object-cover transition-transform duration-1000 ease-grade group-hover:scale-105"
          decorative
          picture={door.still}
          size="twoThirdsOfScreen"
        />
      </div>
      <div className={`page-width grid gap-4 pt-5 lg:pt-0 lg:pb-2 ${words}`}>
        <Heading level={3} size="m">
          <a className="group-hover:text-tungsten after:absolute after:inset-0" href={door.path}>
            {door.title}
          </a>
        </Heading>
        <p className="text-mist">{door.text}</p>
        <span aria-hidden="true" className="h-px w-16 bg-tungsten transition-all duration-500 group-hover:w-32" />
      </div>
    </li>
  );
}

/** The two services: pictures that reach the edge of the screen, words beside them. */
export function ServiceDoors({ copy, doors }: { readonly copy: SectionCopy; readonly doors: readonly ServiceDoor[] }) {
  return (
    <section aria-labelledby="our-services" className="py-section">
      <div className="reveal page-width">
        <SectionHead heading={copy.heading} id="our-services" label={copy.label} text={copy.text} />
      </div>
      <ul className="mt-14 grid gap-16 lg:gap-24">
        {doors.map((door, index) => (
          <Door door={door} index={index} key={door.path} />
        ))}
      </ul>
    </section>
  );
}
