import type { PictureData } from '#domain/picture/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';

interface HeroPanel {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly still: PictureData;
}

export interface HeroPanelsProps {
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly panels: readonly HeroPanel[];
}

function Panel({ panel, eager }: { readonly panel: HeroPanel; readonly eager: boolean }) {
  return (
    <a
      className="group relative grid min-h-panel items-end overflow-hidden lg:grow lg:basis-0 lg:transition-all lg:duration-700 lg:ease-grade lg:hover:grow-wide lg:focus-visible:grow-wide"
      href={panel.path}
    >
      <Picture
        className="absolute inset-0 size-full object-cover transition-transform duration-1000 ease-grade group-hover:scale-105"
        decorative
        eager={eager}
        picture={panel.still}
      />
      <span className="absolute inset-0 shade-bottom" />
      <span className="relative grid gap-2 p-gutter">
        <span className="slate text-mist">{panel.label}</span>
        <span className="display text-title-m text-paper group-hover:text-tungsten">{panel.title}</span>
        <span className="flex max-w-narrow items-end justify-between gap-6 text-paper">
          {panel.text}
          <span aria-hidden="true" className="text-lead">
            →
          </span>
        </span>
      </span>
    </a>
  );
}

/** The first screen: what the company does, then the two doors. */
export function HeroPanels({ label, heading, lead, panels }: HeroPanelsProps) {
  return (
    <section aria-labelledby="page-heading">
      <div className="page-width grid gap-4 pt-8 pb-8 lg:pt-10">
        <Label>{label}</Label>
        <Heading id="page-heading" level={1} size="mega">
          {heading}
        </Heading>
        <p className="max-w-measure text-lead text-mist">{lead}</p>
      </div>
      <div className="grid gap-px bg-ink-700 sm:grid-cols-2 lg:flex">
        {panels.map((panel, index) => (
          <Panel eager={index === 0} key={panel.path} panel={panel} />
        ))}
      </div>
    </section>
  );
}
