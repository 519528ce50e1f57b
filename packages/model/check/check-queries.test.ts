import { describe, expect, it } from 'vitest';
import { checkQueries } from './check-queries.ts';
import { describeProblem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

const rental = {
  query: 'Phantom Flex rental in Miami',
  title: 'Phantom Flex Rental in Miami',
  description: 'Rent a Phantom Flex with a technician: what each frame rate does, and how a day is planned.',
  label: 'Rental',
  heading: 'Slow motion by the day',
  lead: 'The Phantom Flex shoots over 10,750 frames a second. Here is what a day with it takes.',
};

const packages = {
  query: 'music video packages',
  title: 'Packages, Silver to Diamond',
  description: 'Compare four packages by shoot time, crew, cameras and edit. Each comes with an example.',
  label: 'Packages',
  heading: 'A music video in four sizes',
  lead: 'Every package is a whole video. Each lists time and people.',
};

function pageEntry(slug: string, data: Record<string, unknown>): CheckedEntry {
  return { name: 'textPages', file: `content/pages/${slug}.mdoc`, slug, data, body: '', bodyLine: 1 };
}

/** What an editor reads of two pages. */
function check(first: Partial<typeof rental>, second: Partial<typeof packages> = {}): string[] {
  const entries = [
    pageEntry('phantom-camera', { ...rental, ...first }),
    pageEntry('red-dragon', { ...packages, ...second }),
  ];
  return checkQueries(entries).map(describeProblem);
}

it('finds nothing wrong with two pages that answer two searches', () => {
  expect(check({})).toEqual([]);
});

describe('a query', () => {
  it.each([
    'Phantom Flex rental in Miami',
    'miami phantom flex rentals',
    'Rental of the Phantom Flex, Miami',
    'Phántom flex: Miami rental',
  ])('that another page answers: %s', (query) => {
    expect(check({}, { query, title: 'Miami Phantom Flex Rental', lead: rental.lead })).toEqual([
      `content/pages/red-dragon.mdoc: query is "${query}", the search that content/pages/phantom-camera.mdoc answers: write one that no other page has, or join the two pages`,
    ]);
  });

  it('that asks for one thing more is another search', () => {
    const query = 'Phantom Flex rental price in Miami';
    expect(
      check({}, { query, title: 'Phantom Flex Rental Price, Miami', lead: 'The price of a Phantom rental.' }),
    ).toEqual([]);
  });

  it('of words that name nothing', () => {
    expect(check({ query: 'how to do it' })).toEqual([
      'content/pages/phantom-camera.mdoc: query is "how to do it", which names nothing: write what a client would type',
    ]);
  });

  it('is not compared while a token in it stands for nothing', () => {
    expect(check({ query: '{produkt} in Miami' })).toEqual([]);
  });
});

describe('title and heading', () => {
  it('hold the words of the query together, in any form', () => {
    expect(check({ title: 'Rentals of the Flex', heading: "Miami's PHANTOM" })).toEqual([]);
  });

  it('lack words of the query', () => {
    expect(check({ title: 'Phantom Flex by the Day' })).toEqual([
      'content/pages/phantom-camera.mdoc: title and heading lack "rental", "miami" of the query "Phantom Flex rental in Miami": write it into one of them, or another query',
    ]);
  });
});

describe('the lead', () => {
  it('holds half of the words', () => {
    expect(check({ lead: 'This camera in Miami is for rental.' })).toEqual([]);
  });

  it('holds fewer', () => {
    expect(check({ lead: 'Every drop of water, held in the air over Miami.' })).toEqual([
      'content/pages/phantom-camera.mdoc: lead has 1 of the 4 words of the query "Phantom Flex rental in Miami": write at least 2; it lacks "phantom", "flex", "rental"',
    ]);
  });

  it('holds one of three', () => {
    expect(check({}, { lead: 'Every package lists time and people.' })).toEqual([
      'content/pages/red-dragon.mdoc: lead has 1 of the 3 words of the query "music video packages": write at least 2; it lacks "music", "video"',
    ]);
  });
});

describe('what a search result shows', () => {
  it.each([
    ['heading', 'A music video by Phantom Flex'],
    ['description', 'Four sizes of a music video, each with its time, its people and one that was made with it.'],
  ] as const)('a %s that two pages have', (field, value) => {
    expect(check({ [field]: value }, { [field]: value.toUpperCase() })).toEqual([
      `content/pages/red-dragon.mdoc: ${field} is the same as the ${field} of content/pages/phantom-camera.mdoc: write one that only this page has`,
    ]);
  });

  it('the title of a page and of an article', () => {
    const data = { title: rental.title, description: 'Other.' };
    const post: CheckedEntry = {
      name: 'posts',
      file: 'content/blog/flex.yaml',
      slug: 'flex',
      data,
      body: '',
      bodyLine: 1,
    };
    expect(checkQueries([pageEntry('phantom-camera', rental), post]).map(describeProblem)).toEqual([
      'content/blog/flex.yaml: title is the same as the title of content/pages/phantom-camera.mdoc: write one that only this page has',
    ]);
  });

  it('the title of the home page and of its second address', () => {
    const alias = { title: packages.title, description: 'Other.' };
    const data = { ...packages, alias };
    const home: CheckedEntry = {
      name: 'homePage',
      file: 'content/pages/home.yaml',
      slug: 'home',
      data,
      body: '',
      bodyLine: 1,
    };
    expect(checkQueries([home]).map(describeProblem)).toEqual([
      'content/pages/home.yaml: alias.title is the same as the title of content/pages/home.yaml: write one that only this page has',
    ]);
  });
});
