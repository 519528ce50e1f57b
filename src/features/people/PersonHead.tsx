import type { Action, Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Person } from './filmography.query.ts';
import { splitByPicture } from './filmography.ts';
import { PersonFacts, type PersonFactsProps } from './PersonFacts.tsx';

export interface PersonHeadProps {
  readonly person: Person;
  readonly company: Company;
  readonly copy: PersonFactsProps['copy'] & Readonly<Record<'ask' | 'asking', string>>;
  /** The posts that this person has signed. */
  readonly posts: readonly Action[];
}

/** A person's quote and description, and how to ask for this person. */
export function PersonHead({ person, company, copy, posts }: PersonHeadProps) {
  const { name, title, quote, about, portrait, special, films, movies, days } = person;
  /** A picture that the list below doesn't show, if there is one. */
  const { others, rest } = splitByPicture(films);
  const frame = (rest.at(-1) ?? movies[0] ?? days[0] ?? others.at(-1))?.poster;
  const [firstName = name] = name.split(' ');
  const subject = encodeURIComponent(`${copy.ask} ${name}`);
  return (
    <section aria-labelledby="page-heading" className="page-width twelve gap-y-8 py-8 lg:py-14">
      <div className="person-pictures col-span-10 sm:col-span-6 lg:col-span-5">
        <Picture
          className={`aspect-portrait w-full object-cover ${special ? 'object-top' : 'object-center'}`}
          decorative
          eager
          picture={portrait}
          size="portrait"
        />
        {frame && (
          <div className="person-film print:hidden">
            <Picture decorative picture={frame} size="pair5" />
          </div>
        )}
      </div>
      <div className="col-span-12 grid content-start gap-6 lg:col-span-7 lg:ps-6">
        <Label>{title}</Label>
        <DraftMark of={person} />
        <Heading id="page-heading" level={1} size="xl">
          {name}
        </Heading>
        <blockquote className="max-w-measure voice">“{quote}”</blockquote>
        <p className="max-w-measure text-mist">{about}</p>
        <PersonFacts posts={posts} copy={copy} person={person} />
        <div className="grid gap-4 border-t border-ink-700 pt-5">
          <p className="max-w-measure text-small text-mist">{copy.asking}</p>
          <p className="flex flex-wrap gap-4">
            <ButtonLink href={company.phoneHref}>{company.call}</ButtonLink>
            <ButtonLink href={`mailto:${company.bookingsEmail}?subject=${subject}`}>
              {copy.ask} {firstName}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
