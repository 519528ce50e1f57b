import type { ReactNode } from 'react';
import { Facade } from '#features/player/Facade.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import type { Reel } from './reel.query.ts';

export interface ReelHeadProps {
  readonly reel: Reel;
  readonly label: string;
  readonly lead: string;
  /** Links under the lead. */
  readonly children: ReactNode;
}

/** The reel from edge to edge, and what it is. */
export function ReelHead({ reel, label, lead, children }: ReelHeadProps) {
  return (
    <section aria-labelledby="page-heading">
      <div className="player reel-player">
        <Facade eager embed={reel.embed} poster={reel.poster} shape="aspect-scope" size="screen" title={reel.title} />
      </div>
      <div className="page-width twelve items-end gap-y-6 pt-8 pb-section lg:pt-12">
        <div className="col-span-12 grid gap-5 lg:col-span-8">
          <Label>{label}</Label>
          <Heading id="page-heading" level={1} size="xl">
            {reel.title}
          </Heading>
        </div>
        <div className="col-span-12 grid gap-5 lg:col-span-4">
          <p className="text-lead text-mist">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
