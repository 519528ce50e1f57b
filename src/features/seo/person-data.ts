import type { Person } from 'schema-dts';
import { findDirector, type Credit } from '#features/video/video.ts';
import { toAbsoluteUrl, referToBusiness, type SiteFacts } from './site-facts.ts';

/** A team member in structured data; the portrait is an address on this site. */
interface PersonFacts {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly path: string;
  readonly portrait: string;
}

function personId(path: string, facts: SiteFacts): string {
  return `${toAbsoluteUrl(path, facts)}#person`;
}

/** A credited person; a team member with the address of their page. */
export function referToPerson({ name, path }: Credit, facts: SiteFacts) {
  return {
    '@type': 'Person',
    name,
    ...(path !== undefined && { '@id': personId(path, facts), url: toAbsoluteUrl(path, facts) }),
  } satisfies Person;
}

/** A film's director and actors, if its credits name them. */
export function describePeople(credits: readonly Credit[], facts: SiteFacts) {
  const known = credits.filter(({ isSample }) => !isSample);
  const director = findDirector(known);
  const cast = known.filter(({ kind }) => kind === 'cast');
  return {
    ...(director && { director: referToPerson(director, facts) }),
    ...(cast.length > 0 && { actor: cast.map((one) => referToPerson(one, facts)) }),
  };
}

export function describePerson(member: PersonFacts, facts: SiteFacts): Person {
  const { name, title, about, path, portrait } = member;
  return {
    ...referToPerson({ role: title, name, path }, facts),
    jobTitle: title,
    description: about,
    image: toAbsoluteUrl(portrait, facts),
    worksFor: referToBusiness(facts),
  };
}
