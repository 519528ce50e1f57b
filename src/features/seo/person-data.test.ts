import { expect, it } from 'vitest';
import { describePeople, describePerson } from './person-data.ts';

const facts = { origin: 'https://www.northlight.example', company: 'Northlight Pictures' } as Parameters<
  typeof describePerson
>[1];
const page = 'https://www.northlight.example/crew/leo-marsh';

it('a film refers to the pages of those of the team, and names others', () => {
  const leo = {
    role: 'Director',
    kind: 'director',
    name: 'Leo Marsh',
    person: 'leo-marsh',
    path: '/crew/leo-marsh',
  } as const;
  expect(
    describePeople(
      [leo, { role: 'Dancer', kind: 'cast', name: 'Ana Ruiz' }, { role: 'Editor', name: 'Noor Bell' }],
      facts,
    ),
  ).toEqual({
    director: { '@type': 'Person', '@id': `${page}#person`, name: 'Leo Marsh', url: page },
    actor: [{ '@type': 'Person', name: 'Ana Ruiz' }],
  });
});

it('nothing is said of a person who is a sample', () => {
  const sample = {
    role: 'Director',
    kind: 'director',
    name: 'Your name',
    person: 'your-name',
    isSample: true,
  } as const;
  expect(describePeople([sample, { ...sample, role: 'Dancer', kind: 'cast' }], facts)).toEqual({});
});

it('a film without a director says nothing of one', () => {
  expect(describePeople([{ role: 'Editor', name: 'Noor Bell' }], facts)).toEqual({});
});

it('a page of somebody says what this person does, and for whom', () => {
  const leo = { name: 'Leo Marsh', title: 'Director', about: 'Films people who work.', path: '/crew/leo-marsh' };
  expect(describePerson({ ...leo, portrait: '/_astro/leo.jpg' }, facts)).toMatchObject({
    '@id': `${page}#person`,
    jobTitle: 'Director',
    image: 'https://www.northlight.example/_astro/leo.jpg',
    worksFor: { '@id': 'https://www.northlight.example/#business' },
  });
});
