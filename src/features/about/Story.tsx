import type { Action, Company } from '#lib/company/company.ts';
import { AlsoSpoken } from '#features/contact/AlsoSpoken.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Section } from '#ui/Section.tsx';

export interface StoryProps {
  readonly paragraphs: readonly string[];
  readonly company: Company;
  readonly quote: Action;
}

export function Story({ paragraphs, company, quote }: StoryProps) {
  const [first, ...rest] = paragraphs;
  return (
    <Section label={company.words.story}>
      <div className="twelve gap-y-8">
        <p className="col-span-12 voice lg:col-span-6">{first}</p>
        <div className="col-span-12 grid max-w-measure gap-5 text-mist lg:col-span-5 lg:col-start-8">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="mt-4 flex flex-wrap items-center gap-4">
            <ButtonLink href={company.phoneHref} variant="primary">
              {company.call}
            </ButtonLink>
            <ButtonLink href={quote.path}>{quote.label}</ButtonLink>
            <AlsoSpoken company={company} page="about" />
          </p>
        </div>
      </div>
    </Section>
  );
}
