import type { SectionCopy } from '#lib/company/company.ts';
import type { Member } from './people.ts';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { staggerClass } from '#ui/stagger.ts';

/** Everybody on the call sheet, with the line that each of them would say. */
export function TeamGrid({ copy, members }: { readonly copy: SectionCopy; readonly members: readonly Member[] }) {
  return (
    <Section labelledBy="team" tone="panel">
      <SectionHead heading={copy.heading} id="team" label={copy.label} text={copy.text} />
      <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-6">
        {members.map(({ slug, name, title, quote, alignTop, portrait, ...mark }, index) => (
          <li className={`reveal-card grid content-start gap-3 wrap-anywhere ${staggerClass(index)}`} key={slug}>
            <Picture
              className={`aspect-portrait w-full object-cover ${alignTop ? 'object-top' : 'object-center'}`}
              picture={portrait}
              size="fifth"
            />
            <DraftMark of={mark} />
            <div>
              <Heading level={3} size="s">
                {name}
              </Heading>
              <p className="mt-1 slate text-mist">{title}</p>
            </div>
            <blockquote className="text-small text-paper">“{quote}”</blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
