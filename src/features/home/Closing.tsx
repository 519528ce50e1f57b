import type { HomePage } from './home.query.ts';
import type { StudioPlace } from '#features/contact/contact.query.ts';
import { StudioDetails, StudioMapFrame } from '#features/contact/StudioMap.tsx';
import type { Company } from '#lib/company/company.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';

export interface ClosingProps {
  readonly page: HomePage;
  readonly company: Company;
  /** Undefined for a company without a studio to visit. */
  readonly map: StudioPlace | undefined;
}

export function Closing({ page: { callToAction, map: copy }, company, map }: ClosingProps) {
  const { heading, text, actions } = callToAction;
  return (
    <section aria-labelledby="call-to-action" className="bg-ink-900">
      <div className="reveal twelve lg:ps-edge">
        <div className="col-span-12 grid gap-5 px-gutter py-12 lg:col-span-5 lg:px-0">
          <Heading id="call-to-action" level={2} size="s">
            {heading}
          </Heading>
          <a className="display text-title-l text-tungsten hover:text-paper" href={company.phoneHref}>
            {company.phoneDisplay}
          </a>
          <p className="max-w-narrow wrap-anywhere text-mist">{text}</p>
          <div className="flex flex-wrap gap-2">
            {actions.map(({ label, path }) => (
              <ButtonLink href={path} key={path}>
                {label}
              </ButtonLink>
            ))}
          </div>
          {map && (
            <div className="grid gap-3 border-t border-ink-500 pt-6">
              <Heading level={3} size="s">
                {copy.heading}
              </Heading>
              <p className="max-w-narrow text-small text-mist">{copy.text}</p>
              <StudioDetails className="flex flex-wrap gap-x-12 gap-y-3" company={company} />
              {company.directions !== undefined && (
                <ArrowLink href={company.directions}>{company.words.directions}</ArrowLink>
              )}
            </div>
          )}
        </div>
        {map && (
          <div className="col-span-12 self-center lg:col-span-7">
            <StudioMapFrame map={map} open={copy.open} />
          </div>
        )}
      </div>
    </section>
  );
}
