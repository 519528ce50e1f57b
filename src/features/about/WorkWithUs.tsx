import type { ContentData } from '@site/model/schemas/content-files.ts';
import { AlsoSpoken } from '#features/contact/AlsoSpoken.tsx';
import type { Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';

/** For clients and for crew. */
export function WorkWithUs({
  company,
  copy: { heading, text, action },
}: {
  readonly company: Company;
  readonly copy: ContentData<'aboutPage'>['work'];
}) {
  return (
    <section aria-labelledby="work-with-us" className="border-t border-ink-700">
      <div className="reveal page-width flex flex-wrap items-center justify-between gap-8 py-section">
        <div className="grid max-w-measure gap-3">
          <Heading id="work-with-us" level={2} size="section">
            {heading}
          </Heading>
          <p className="text-mist">
            {text} <AlsoSpoken company={company} />
          </p>
        </div>
        <ButtonLink href={action.path}>{action.label}</ButtonLink>
      </div>
    </section>
  );
}
