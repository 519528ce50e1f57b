import type { Action, Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';

export interface CallToActionProps {
  readonly company: Company;
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The band that ends every page: call, or write. */
export function CallToAction({ company, heading, text, actions }: CallToActionProps) {
  return (
    <section aria-labelledby="call-to-action" className="border-t border-ink-700 bg-ink-900 print:hidden">
      <div className="page-width twelve items-center gap-y-6 py-10 lg:py-14">
        <div className="col-span-12 grid gap-2 lg:col-span-7">
          <Heading id="call-to-action" level={2} size="m">
            {heading}
          </Heading>
          <p className="max-w-measure wrap-anywhere text-mist">{text}</p>
        </div>
        <div className="col-span-12 flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
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
    </section>
  );
}
