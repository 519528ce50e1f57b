import type { Company } from '#domain/contact/company.ts';
import { AddressLines } from '#sections/shared/AddressLines.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';

export interface ContactSheetProps {
  readonly company: Company;
  readonly copy: {
    readonly label: string;
    readonly heading: string;
    readonly lead: string;
    readonly details: Readonly<Record<'phone' | 'location' | 'area' | 'bookings' | 'studio' | 'hours', string>>;
  };
}

/** Phone first, as large as it can be read; then mailboxes, place and hours. */
export function ContactSheet({ company, copy }: ContactSheetProps) {
  const { details } = copy;
  return (
    <section aria-labelledby="page-heading" className="page-width py-12 lg:py-20">
      <div className="grid gap-5">
        <Label>{copy.label}</Label>
        <Heading id="page-heading" level={1} size="l">
          {copy.heading}
        </Heading>
        <p className="max-w-measure text-lead text-mist">{copy.lead}</p>
      </div>
      <dl className="mt-12 grid gap-x-8 gap-y-8 border-t border-ink-500 pt-8 sm:grid-cols-2 lg:grid-cols-4">
        <div className="sm:col-span-2 lg:col-span-4">
          <dt className="slate text-mist">{details.phone}</dt>
          <dd>
            <a
              className="display text-title-xl whitespace-nowrap text-tungsten hover:text-paper"
              href={company.phoneHref}
            >
              {company.phone}
            </a>
          </dd>
        </div>
        {(
          [
            [details.bookings, company.bookingsEmail],
            [details.studio, company.studioEmail],
          ] as const
        ).map(([name, email]) => (
          <div key={email}>
            <dt className="slate text-mist">{name}</dt>
            <dd>
              <a
                className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-ink-500 underline-offset-4 hover:text-tungsten"
                href={`mailto:${email}`}
              >
                {email}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt className="slate text-mist">{details.location}</dt>
          <dd className="pt-2">
            <AddressLines lines={company.addressLines} />
          </dd>
        </div>
        <div>
          <dt className="slate text-mist">{details.area}</dt>
          <dd className="pt-2">{company.serviceArea}</dd>
          <dt className="mt-5 slate text-mist">{details.hours}</dt>
          <dd className="pt-2">{company.hours}</dd>
        </div>
      </dl>
    </section>
  );
}
