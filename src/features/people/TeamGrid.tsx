import type { SectionCopy } from '#lib/company/company.ts';
import type { Member } from './people.query.ts';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { linkTo } from '#lib/link-to.ts';

interface MemberCardProps {
  readonly member: Member;
  readonly size: PictureSize;
}

function MemberCard({ member, size }: MemberCardProps) {
  return (
    <li className="team-card reveal-card wrap-anywhere">
      <Picture
        className={`aspect-portrait object-cover ${member.special ? 'object-top' : 'object-center'}`}
        decorative
        picture={member.portrait}
        size={size}
      />
      <div className="grid content-start gap-2">
        <DraftMark of={member} />
        <Heading level={3} size="s">
          {member.path === undefined ? (
            member.name
          ) : (
            <a className="hover:text-tungsten" {...linkTo(member.path)}>
              {member.name}
            </a>
          )}
        </Heading>
        <p className="slate text-mist" lang={member.wordsLang}>
          {member.title}
        </p>
        <blockquote className="text-small text-paper" lang={member.wordsLang}>
          “{member.quote}”
        </blockquote>
      </div>
    </li>
  );
}

/** How many people come first: one large portrait, four beside it. */
const leads = 5;

/** The team, each with a quote: the first with large portraits, the others as in a film's credits. */
export function TeamGrid({ copy, members }: { readonly copy: SectionCopy; readonly members: readonly Member[] }) {
  if (members.length === 0) return null;
  const others = members.slice(leads);
  return (
    <Section labelledBy="team" tone="panel">
      <SectionHead heading={copy.heading} id="team" text={copy.text} />
      <ul className="team-leads mt-12">
        {members.slice(0, leads).map((member, index) => (
          <MemberCard key={member.slug} member={member} size={index === 0 ? 'lead' : 'quarter'} />
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="team-credits mt-12">
          {others.map((member) => (
            <MemberCard key={member.slug} member={member} size="credit" />
          ))}
        </ul>
      )}
    </Section>
  );
}
