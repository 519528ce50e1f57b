import type { ReactNode } from 'react';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';

export interface PageHeroProps {
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  /** A letterboxed still under the words; without it the words stand alone. */
  readonly still?: PictureData | undefined;
  readonly children?: ReactNode;
}

/** A page's first lines. The words stand on ink, the still below them in 2.39:1. */
export function PageHero({ label, heading, lead, still, children }: PageHeroProps) {
  return (
    <section aria-labelledby="page-heading">
      <div className="page-width twelve items-end gap-y-6 pt-12 pb-10 lg:pt-20 lg:pb-14">
        <div className="col-span-12 grid gap-5 lg:col-span-8">
          <Label>{label}</Label>
          <Heading id="page-heading" level={1} size="xl">
            {heading}
          </Heading>
        </div>
        <div className="col-span-12 grid gap-6 lg:col-span-4">
          <p className="text-lead text-mist">{lead}</p>
          {children !== undefined && <div className="flex flex-wrap gap-4">{children}</div>}
        </div>
      </div>
      {still && <Picture className="aspect-scope w-full object-cover" eager picture={still} size="screen" />}
    </section>
  );
}
