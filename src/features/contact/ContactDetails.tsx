import type { ContentData } from '@site/model/schemas/content-files.ts';
import { vcardPath } from './vcard.ts';
import type { Company } from '#lib/company/company.ts';
import { localAddress } from '#lib/intl.ts';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { AlsoSpoken } from './AlsoSpoken.tsx';
import { CopyButton, Mailbox } from './Mailbox.tsx';

export interface ContactDetailsProps {
  readonly company: Company;
  readonly copy: ContentData<'contactPage'>;
}

/** The number as wide as the screen, with what else can be done with it. */
function PhoneLines({ company, copy: { details, copying, card } }: ContactDetailsProps) {
  return (
    <div className="mt-10 lg:mt-12">
      <p className="mb-2 slate text-mist lg:mb-4">{details.phone}</p>
      <a
        className="-ms-0.5 display text-phone text-tungsten hover:text-paper lg:-ms-2"
        href={company.phoneHref}
        id="phone-number"
      >
        {company.phoneDisplay}
      </a>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 lg:mt-5">
        <a
          className="inline-flex min-h-11 items-center gap-2.5 text-small hover:text-tungsten print:hidden"
          href={localAddress(vcardPath)}
          type="text/vcard"
        >
          <svg aria-hidden="true" className="size-5 fill-none stroke-current" strokeWidth={1.5} viewBox="0 0 24 24">
            <path d="M12 3.500v12m-5-5 5 5 5-5M3.500 20.500h17" />
          </svg>
          {card}
        </a>
        <CopyButton name={copying.phone} source="phone-number" words={copying} />
        {company.whatsapp && (
          <a
            className="inline-flex min-h-11 items-center gap-2.5 text-small hover:text-tungsten"
            href={company.whatsapp.href}
            rel="noopener"
          >
            {company.whatsapp.text}
          </a>
        )}
      </div>
    </div>
  );
}

/** Phone first, as large as possible; then what each mailbox is for. */
export function ContactDetails({ company, copy }: ContactDetailsProps) {
  const { details, mailboxes, copying } = copy;
  return (
    <section aria-labelledby="page-heading" className="page-width pt-10 pb-section lg:pt-14">
      <div className="twelve items-end gap-y-5">
        <div className="col-span-12 grid gap-4 lg:col-span-7">
          <Label>{copy.label}</Label>
          <Heading id="page-heading" level={1} size="l">
            {copy.heading}
          </Heading>
        </div>
        <p className="col-span-12 max-w-measure text-mist lg:col-span-5 lg:text-lead">
          {copy.lead} <AlsoSpoken company={company} page="contact" />
        </p>
      </div>
      <PhoneLines company={company} copy={copy} />
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2 text-small">
        {(
          [
            [details.hours, company.hours],
            [details.abroad, company.phoneAbroad],
          ] as const
        ).map(([name, value]) => (
          <div className="flex flex-wrap items-baseline gap-x-3" key={name}>
            <dt className="slate text-mist">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-2">
        <Mailbox copying={copying} email={company.bookingsEmail} id="bookings-email" {...mailboxes.bookings} />
        {company.studioEmail !== company.bookingsEmail && (
          <Mailbox copying={copying} email={company.studioEmail} id="studio-email" {...mailboxes.studio} />
        )}
      </div>
    </section>
  );
}
