import type { Company, SectionCopy } from '#lib/company/company.ts';
import { AddressLines } from './AddressLines.tsx';
import type { StudioPlace } from './contact.query.ts';
import { Locator } from './Locator.tsx';
import { FacadeFrame } from '#features/player/Facade.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface StudioMapProps {
  readonly copy: SectionCopy & { readonly open: string };
  readonly company: Company;
  /** Without it the section is left out. */
  readonly map: StudioPlace | undefined;
}

export function StudioDetails({ company, className }: { readonly company: Company; readonly className: string }) {
  return (
    <dl className={`text-small ${className}`}>
      <div>
        <dt className="slate text-mist">{company.words.address}</dt>
        <dd>
          <AddressLines lines={company.addressLines} />
        </dd>
      </div>
      <div>
        <dt className="slate text-mist">{company.words.serviceArea}</dt>
        <dd>{company.serviceArea}</dd>
      </div>
    </dl>
  );
}

/**
 * A drawn map of the studio's surroundings. A tap replaces it with the live map (src/features/player/browser), so that
 * no other host gets a request before that.
 */
export function StudioMapFrame({ map, open }: { readonly map: StudioPlace; readonly open: string }) {
  return (
    <FacadeFrame embed={map.embed}>
      {map.drawing === undefined ? (
        <Locator position={map.position} title={map.title} />
      ) : (
        <img
          alt={map.title}
          className="size-full object-cover"
          height={450}
          loading="lazy"
          src={map.drawing}
          width={800}
        />
      )}
      <span className="absolute start-4 bottom-4 inline-flex min-h-12 items-center rounded-edge border border-ink-500 bg-ink-950 px-5 text-small font-semibold text-paper group-hover:border-paper group-hover:bg-paper group-hover:text-ink-950 lg:start-6 lg:bottom-6">
        {open}
      </span>
    </FacadeFrame>
  );
}

export function StudioMap({ copy, company, map }: StudioMapProps) {
  if (!map) return null;
  return (
    <section aria-labelledby="studio" className="reveal bg-ink-900">
      <div className="page-width twelve lg:pe-0">
        <div className="col-span-12 grid content-center gap-6 py-section lg:col-span-5 lg:gap-10 lg:pe-12">
          <SectionHead heading={copy.heading} id="studio" size="m" text={copy.text} />
          <StudioDetails className="grid gap-5" company={company} />
          {company.directions !== undefined && (
            <ArrowLink href={company.directions}>{company.words.directions}</ArrowLink>
          )}
        </div>
        <div className="col-span-12 self-center max-lg:-mx-gutter lg:col-span-7">
          <StudioMapFrame map={map} open={copy.open} />
        </div>
      </div>
    </section>
  );
}
