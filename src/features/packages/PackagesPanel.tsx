import type { ContentData } from '@site/model/schemas/content-files.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export function PackagesPanel({ copy }: { readonly copy: NonNullable<ContentData<'portfolios'>['packages']> }) {
  return (
    <Section labelledBy="packages" tone="paper">
      <div className="twelve gap-y-6">
        <div className="col-span-12 grid content-start justify-items-start gap-6 lg:col-span-5">
          <SectionHead heading={copy.heading} id="packages" size="m" text={copy.text} />
          <ButtonLink href={copy.action.path}>{copy.action.label}</ButtonLink>
        </div>
        <ul className="col-span-12 border-b border-ink-500 lg:col-span-6 lg:col-start-7">
          {copy.points.map((point) => (
            <li className="border-t border-ink-500 py-2 lg:py-4" key={point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
