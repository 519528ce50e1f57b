import type { ReactNode } from 'react';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';

export interface HeroProps {
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  /** Required by all openings except the letterbox, which also works without one. */
  readonly still?: PictureData | undefined;
  /** How the page opens; a written page's file names one of these. */
  readonly opening?: 'letterbox' | 'full' | 'split';
  /** Buttons under the lead. */
  readonly children?: ReactNode;
}

function Lead({ lead, tone, children }: Pick<HeroProps, 'lead' | 'children'> & { readonly tone: string }) {
  return (
    <>
      <p className={`text-lead ${tone}`}>{lead}</p>
      {children !== undefined && <div className="flex flex-wrap gap-4">{children}</div>}
    </>
  );
}

/** Heading and lead side by side, on a desktop. */
function Words({ label, heading, onPicture = false, ...lead }: HeroProps & { readonly onPicture?: boolean }) {
  return (
    <>
      <div className={`col-span-12 grid lg:col-span-8 ${onPicture ? 'gap-4' : 'gap-5'}`}>
        <Label onPicture={onPicture}>{label}</Label>
        <Heading id="page-heading" level={1} size="xl">
          {heading}
        </Heading>
      </div>
      <div className="col-span-12 grid gap-6 lg:col-span-4">
        <Lead {...lead} tone={onPicture ? 'text-paper' : 'text-mist'} />
      </div>
    </>
  );
}

const openings = {
  /** The words on ink, the still below them in 2.39:1. */
  letterbox: ({ still, ...words }: HeroProps) => (
    <section aria-labelledby="page-heading">
      <div className="page-width twelve items-end gap-y-6 pt-12 pb-10 lg:pt-20 lg:pb-14">
        <Words {...words} />
      </div>
      {still && <Picture className="aspect-scope w-full object-cover" eager picture={still} size="screen" />}
    </section>
  ),
  /** The still fills most of the first screen; the words are on its foot and the ink below. */
  full: ({ still, ...words }: HeroProps) => (
    <section aria-labelledby="page-heading" className="relative grid min-h-hero items-end overflow-hidden">
      {still && <Picture className="hero-still" eager picture={still} size="screen" />}
      <div className="relative shade-words">
        <div className="page-width twelve items-end gap-y-5 pt-28 pb-10 lg:pb-16">
          <Words {...words} onPicture />
        </div>
      </div>
    </section>
  ),
  /** Words on ink, the still beside them to the edge of the screen; on a phone the still comes first. */
  split: ({ label, heading, still, ...lead }: HeroProps) => (
    <section aria-labelledby="page-heading" className="grid lg:min-h-hero lg:grid-cols-12">
      <div className="relative aspect-frame overflow-hidden lg:order-2 lg:col-span-6 lg:aspect-auto">
        {still && <Picture className="absolute inset-0 size-full object-cover" eager picture={still} size="screen" />}
      </div>
      <div className="page-width grid content-end gap-5 pt-8 pb-10 lg:col-span-6 lg:pt-24 lg:pr-12 lg:pb-16">
        <Label>{label}</Label>
        <Heading id="page-heading" level={1} size="l">
          {heading}
        </Heading>
        <Lead {...lead} tone="max-w-measure text-mist" />
      </div>
    </section>
  ),
} as const satisfies Record<NonNullable<HeroProps['opening']>, unknown>;

/** A page's first lines. */
export function Hero({ opening = 'letterbox', ...words }: HeroProps) {
  return openings[opening](words);
}
