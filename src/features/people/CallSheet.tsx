import type { SectionCopy } from '#lib/company/company.ts';
import type { Crew } from './filmography.query.ts';
import { groupByDepartment } from '#features/video/chapters.ts';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { linkTo } from '#lib/link-to.ts';
import { formatPlural } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/** A crew member's line of the call sheet; a director's is twice as large. */
function CallRow({ member }: { readonly member: Crew }) {
  const { name, title, quote, path, call, portrait, special, films, frame, directs, wordsLang } = member;
  const [firstName = name, ...others] = name.split(' ');
  const taped = (
    <>
      <span className="tape">{firstName}</span> {others.join(' ')}
    </>
  );
  return (
    <li className={`call-row reveal-card wrap-anywhere ${directs ? 'call-lead' : ''}`}>
      <p className="display text-base @max-[58rem]:[grid-area:1/1]">{call}</p>
      <div className="grid gap-1">
        <DraftLabel of={member} />
        <Heading level={3} size={directs ? 'section' : 's'}>
          {path === undefined ? (
            taped
          ) : (
            <a className="stretched-link" {...linkTo(path)}>
              {taped}
            </a>
          )}
        </Heading>
      </div>
      <p lang={wordsLang}>{title}</p>
      <blockquote className={directs ? '@min-[58rem]:text-base' : ''} lang={wordsLang}>
        “{quote}”
      </blockquote>
      <p className="@max-[58rem]:justify-self-end @max-[58rem]:[grid-area:1/2/2/4]">
        {films > 0 && formatPlural(words().people.films, films)}
      </p>
      <Picture
        className={`call-picture @min-[58rem]:[grid-area:auto] ${special ? 'object-top' : ''}`}
        decorative
        picture={portrait}
        size="thumbnail"
      />
      {frame && (
        <Picture className="call-frame hidden @min-[58rem]:block" decorative picture={frame} size="thumbnail" />
      )}
    </li>
  );
}

export function CallSheet({ copy, crew }: { readonly copy: SectionCopy; readonly crew: readonly Crew[] }) {
  if (crew.length === 0) return null;
  return (
    <Section labelledBy="team" tone="paper">
      <SectionHead heading={copy.heading} id="team" text={copy.text} />
      {groupByDepartment(crew).map(({ name, days: members }, index) => (
        <div className="mt-10" key={name ?? ''}>
          {name !== undefined && (
            <p className="slate" id={`department-${index}`}>
              {name}
            </p>
          )}
          <ul aria-labelledby={name === undefined ? 'team' : `department-${index}`} className="call-sheet">
            {members.map((member) => (
              <CallRow key={member.slug} member={member} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
