import type { Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Section } from '#ui/Section.tsx';
import { words } from '#lib/words.ts';

export interface PromotionTextProps {
  readonly paragraphs: readonly string[];
  readonly banner: string;
  readonly company: Company;
}

/** Why to be on a channel, and the phone number. */
export function PromotionText({ paragraphs, banner, company }: PromotionTextProps) {
  return (
    <Section label={words().others.whyChannel}>
      <div className="twelve gap-y-12">
        <div className="col-span-12 grid max-w-measure gap-6 lg:col-span-7">
          {paragraphs.map((paragraph, index) => (
            <p className={index === 0 ? 'text-lead' : 'text-mist'} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <aside
          aria-label={company.words.call}
          className="col-span-12 grid content-start gap-5 border-t-2 border-tungsten pt-6 lg:col-span-4 lg:col-start-9"
        >
          <p className="display text-title-m">{banner}</p>
          <p>
            <ButtonLink href={company.phoneHref} variant="primary">
              {company.call}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </Section>
  );
}
