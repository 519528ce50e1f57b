import type { SectionCopy } from '#domain/contact/company.ts';
import type { PictureData } from '#domain/picture/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface ServiceDoor {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly still: PictureData;
}

/** The two services as wide rows, picture and words changing sides. */
export function ServiceDoors({ copy, doors }: { readonly copy: SectionCopy; readonly doors: readonly ServiceDoor[] }) {
  return (
    <Section labelledBy="our-services">
      <SectionHead heading={copy.heading} id="our-services" label={copy.label} text={copy.text} />
      <ul className="mt-14 grid gap-16">
        {doors.map(({ title, text, path, still }, index) => (
          <li className="group reveal-card relative twelve items-center gap-y-6" key={path}>
            <div
              className={`col-span-12 overflow-hidden lg:col-span-7 ${index % 2 === 1 ? 'lg:order-2 lg:col-start-6' : ''}`}
            >
              <Picture
                className="aspect-scope w-full object-cover transition-transform duration-700 ease-grade group-hover:scale-105"
                picture={still}
              />
            </div>
            <div
              className={`col-span-12 grid gap-4 lg:col-span-4 ${index % 2 === 1 ? 'lg:order-1 lg:row-start-1' : 'lg:col-start-9'}`}
            >
              <Heading level={3} size="m">
                <a className="group-hover:text-tungsten after:absolute after:inset-0" href={path}>
                  {title}
                </a>
              </Heading>
              <p className="text-mist">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
