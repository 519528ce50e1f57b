import type { ReactNode } from 'react';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';

export interface HeroProps {
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly still: PictureData;
  /** Buttons under the lead. */
  readonly children?: ReactNode;
}

/** The still fills most of the first screen; the words stand on its foot and the ink below. */
export function FullHero({ label, heading, lead, still, children }: HeroProps) {
  return (
    <section aria-labelledby="page-heading" className="relative grid min-h-hero items-end overflow-hidden">
      <Picture className="hero-still" eager picture={still} size="screen" />
      <div className="relative shade-words">
        <div className="page-width twelve items-end gap-y-5 pt-28 pb-10 lg:pb-16">
          <div className="col-span-12 grid gap-4 lg:col-span-8">
            <Label onPicture>{label}</Label>
            <Heading id="page-heading" level={1} size="xl">
              {heading}
            </Heading>
          </div>
          <div className="col-span-12 grid gap-6 lg:col-span-4">
            <p className="text-lead text-paper">{lead}</p>
            {children !== undefined && <div className="flex flex-wrap gap-4">{children}</div>}
          </div>
        </div>
      </div>
    </section>
  );
}
