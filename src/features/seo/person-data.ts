import type { Person } from 'schema-dts';
import { findDirector, type Credit } from '#features/video/video.ts';
import { inFull, referToBusiness, type SiteFacts } from './site-facts.ts';

/** What structured data says of somebody of the team; the portrait is an address of the site. */
interface PersonFacts {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly path: string;
  readonly portrait: string;
}

/** Roles of those who are in the picture. */
const castRoles: ReadonlySet<string> = new Set(['Actor', 'Cast', 'Lead', 'Dancer', 'Performer']);

function personId(path: string, facts: SiteFacts): string {
  return `${inFull(path, facts)}#person`;
}

/** Somebody who is credited; one of the team by the address of their page. */
function referToPerson({ name, path }: Credit, facts: SiteFacts) {
  return {
    '@type': 'Person',
    name,
    ...(path !== undefined && { '@id': personId(path, facts), url: inFull(path, facts) }),
  } satisfies Person;
}

/** Who directed a film and who plays in it, as far as its credits say. */
export function describePeople(credits: readonly Credit[], facts: SiteFacts) {
  const director = findDirector(credits);
  const cast = credits.filter(({ role }) => castRoles.has(role));
  return {
    ...(director && { director: referToPerson(director, facts) }),
    ...(cast.length > 0 && { actor: cast.map((one) => referToPerson(one, facts)) }),
  };
}

/** Somebody of the team, on the page of this person. */
export function describePerson(member: PersonFacts, facts: SiteFacts): Person {
  const { name, title, about, path, portrait } = member;
  return {
    ...referToPerson({ role: title, name, path }, facts),
    jobTitle: title,
    description: about,
    image: inFull(portrait, facts),
    worksFor: referToBusiness(facts),
  };
}
