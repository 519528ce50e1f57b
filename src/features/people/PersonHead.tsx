import type { Action, Company } from '#lib/company/company.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Person } from './filmography.query.ts';
import { PersonFacts, type PersonFactsProps } from './PersonFacts.tsx';

export interface PersonHeadProps {
  readonly person: Person;
  readonly company: Company;
  readonly copy: PersonFactsProps['copy'] & Readonly<Record<'ask' | 'asking', string>>;
  readonly crew: Action;
  readonly posts: readonly Action[];
}

/** The person's name with a line of facts, their tool beside their quote, and how to ask for them. */
export function PersonHead({ person, company, copy, crew, posts }: PersonHeadProps) {
  const { name, quote, about, portrait, special, wordsLang } = person;
  const [firstName = name] = name.split(' ');
  const subject = encodeURIComponent(`${copy.ask} ${name}`);
  return (
    <section aria-labelledby="page-heading" className="page-width grid gap-10 py-8 lg:gap-14 lg:py-12">
      <div className="grid gap-6">
        <DraftLabel of={person} />
        <h1 className="person-name display" id="page-heading">
          {name}
        </h1>
        <PersonFacts copy={copy} person={person} posts={posts} />
      </div>
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <Picture
          className={`aspect-portrait w-2/3 object-cover sm:w-1/3 lg:col-span-3 lg:w-full ${special ? 'object-top' : ''}`}
          decorative
          eager
          picture={portrait}
          size="quarter"
        />
        <blockquote
          className="max-w-[24em] text-title-l leading-[1.04] font-medium tracking-tight lg:col-span-9"
          lang={wordsLang}
        >
          “{quote}”
        </blockquote>
      </div>
      <div className="twelve gap-y-6">
        <p className="col-span-12 max-w-measure lg:col-span-6" lang={wordsLang}>
          {about}
        </p>
        <div className="col-span-12 grid content-start gap-4 lg:col-span-5 lg:col-start-8">
          <p className="text-small text-mist">{copy.asking}</p>
          <p className="flex flex-wrap gap-4">
            <ButtonLink href={company.phoneHref}>{company.call}</ButtonLink>
            <ButtonLink href={`mailto:${company.bookingsEmail}?subject=${subject}`}>
              {copy.ask} {firstName}
            </ButtonLink>
          </p>
          <p>
            <ArrowLink href={crew.path}>{crew.label}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
