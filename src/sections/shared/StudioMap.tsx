import type { Company, SectionCopy } from '#domain/contact/company.ts';
import type { DrawingData } from '#domain/picture/picture.ts';
import { AddressLines } from './AddressLines.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface StudioMapProps {
  readonly copy: SectionCopy;
  readonly company: Company;
  readonly map: DrawingData;
  /** Address, phone and service area beside the map, where the page does not show them already. */
  readonly withDetails?: boolean;
}

function StudioDetails({ company }: { readonly company: Company }) {
  return (
    <dl className="grid gap-5 text-small">
      <div>
        <dt className="slate text-mist">Address</dt>
        <dd>
          <AddressLines lines={company.addressLines} />
        </dd>
      </div>
      <div>
        <dt className="slate text-mist">Phone</dt>
        <dd>
          <a
            className="inline-flex min-h-11 items-center text-lead font-semibold hover:text-tungsten"
            href={company.phoneHref}
          >
            {company.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="slate text-mist">Service area</dt>
        <dd>{company.serviceArea}</dd>
      </div>
    </dl>
  );
}

/** A drawn map of the studio's surroundings, with address, phone and service area. */
export function StudioMap({ copy, company, map, withDetails = true }: StudioMapProps) {
  return (
    <section aria-labelledby="studio" className="reveal bg-ink-900">
      <div className="twelve">
        <div className="col-span-12 page-width grid content-center gap-10 py-section lg:col-span-5 lg:pr-12">
          <SectionHead heading={copy.heading} id="studio" label={copy.label} text={copy.text} />
          {withDetails && <StudioDetails company={company} />}
          <ArrowLink href={company.directions}>Directions on OpenStreetMap</ArrowLink>
        </div>
        <img
          alt={map.alt}
          className="col-span-12 aspect-frame size-full object-cover lg:col-span-7"
          height={450}
          loading="lazy"
          src={map.src}
          width={800}
        />
      </div>
    </section>
  );
}
