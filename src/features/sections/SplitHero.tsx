import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { HeroProps } from './FullHero.tsx';

/** Words on ink, the still beside them to the edge of the screen; on a phone the still comes first. */
export function SplitHero({ label, heading, lead, still, children }: HeroProps) {
  return (
    <section aria-labelledby="page-heading" className="grid lg:min-h-hero lg:grid-cols-12">
      <div className="relative aspect-frame overflow-hidden lg:order-2 lg:col-span-6 lg:aspect-auto">
        <Picture className="absolute inset-0 size-full object-cover" eager picture={still} size="screen" />
      </div>
      <div className="page-width grid content-end gap-5 pt-8 pb-10 lg:col-span-6 lg:pt-24 lg:pr-12 lg:pb-16">
        <Label>{label}</Label>
        <Heading id="page-heading" level={1} size="l">
          {heading}
        </Heading>
        <p className="max-w-measure text-lead text-mist">{lead}</p>
        {children !== undefined && <div className="flex flex-wrap gap-4">{children}</div>}
      </div>
    </section>
  );
}
