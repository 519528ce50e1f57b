import type { SectionCopy } from '#lib/company/company.ts';
import type { Member } from './people.query.ts';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { linkTo } from '#lib/link-to.ts';

/** The team, each with a quote. */
export function TeamGrid({ copy, members }: { readonly copy: SectionCopy; readonly members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <Section labelledBy="team" tone="panel">
      <SectionHead heading={copy.heading} id="team" text={copy.text} />
      <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-6">
        {members.map((member) => (
          <li
            className="team-card reveal-card max-sm:first:nth-last-[odd]:team-lead sm:max-lg:first:nth-last-[3n+1]:team-lead wrap-anywhere"
            key={member.slug}
          >
            <Picture
              className={`aspect-portrait w-full object-cover ${member.special ? 'object-top' : 'object-center'}`}
              decorative
              picture={member.portrait}
              size="fifth"
            />
            <DraftMark of={member} />
            <div>
              <Heading level={3} size="s">
                {member.path === undefined ? (
                  member.name
                ) : (
                  <a className="hover:text-tungsten" {...linkTo(member.path)}>
                    {member.name}
                  </a>
                )}
              </Heading>
              <p className="mt-1 slate text-mist" lang={member.wordsLang}>
                {member.title}
              </p>
            </div>
            <blockquote className="text-small text-paper" lang={member.wordsLang}>
              “{member.quote}”
            </blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
