import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface ReasonsProps {
  readonly copy: ContentData<'contactPage'>['reasons'];
  readonly still: PictureData;
}

/** Reasons under a letterboxed still; on a desktop the heading is over its left part, on the page's background. */
export function Reasons({ copy, still }: ReasonsProps) {
  return (
    <section aria-labelledby="reasons">
      <div className="reveal relative">
        <Picture className="aspect-scope w-full object-cover" picture={still} size="screen" />
        <div className="reasons-words page-width py-10 lg:absolute lg:inset-0 lg:flex lg:items-center lg:py-0">
          <div className="lg:w-1/3">
            <SectionHead heading={copy.heading} id="reasons" text={copy.text} />
          </div>
        </div>
      </div>
      <div className="on-paper">
        <ul className="page-width grid gap-y-8 py-12 lg:grid-cols-3 lg:py-16">
          {copy.cards.map(({ title, text }) => (
            <li
              className="reveal-card grid content-start gap-3 border-s-2 border-tungsten ps-5 lg:ps-7 lg:pe-8"
              key={title}
            >
              <Heading className="text-pretty" level={3} size="m">
                {title}
              </Heading>
              <p className="text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
