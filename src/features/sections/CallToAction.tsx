import type { Action, Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Flare } from '#ui/Flare.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Mark } from '#ui/Mark.tsx';

export interface CallToActionProps {
  readonly company: Company;
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The band that ends every page: call, or write. */
export function CallToAction({ company, heading, text, actions }: CallToActionProps) {
  return (
    <section
      aria-labelledby="call-to-action"
      className="relative overflow-hidden border-t border-ink-700 bg-ink-900 print:hidden"
    >
      <Flare className="absolute -top-20 left-0 h-40 w-full" />
      <div className="reveal relative page-width twelve items-end gap-y-10 py-section">
        <div className="col-span-12 grid gap-6 lg:col-span-7">
          <Mark className="size-10" />
          <Heading id="call-to-action" level={2} size="xl">
            {heading}
          </Heading>
        </div>
        <div className="col-span-12 grid gap-8 lg:col-span-4 lg:col-start-9">
          <p className="text-lead text-mist">{text}</p>
          {/* Two further buttons share a row; one stands beside the call. */}
          <div className={`flex flex-wrap gap-4 ${actions.length > 1 ? '*:grow *:first:basis-full' : ''}`}>
            <ButtonLink href={company.phoneHref} variant="primary">
              {company.call}
            </ButtonLink>
            {actions.map(({ label, path }) => (
              <ButtonLink href={path} key={path}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
