import { expect, test } from 'vitest';
import type { ContentName } from '../schemas/content-files.ts';
import { checkQueries, significantWords } from './check-queries.ts';
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

type Copy = Partial<typeof rental>;

function entryOf(name: ContentName, file: string, data: Record<string, unknown>): CheckedEntry {
  return { name, file, slug: '', data, source: '', body: '', bodyLine: 1 };
}

/** What an editor reads of two pages, after the name of the one at fault. */
function check(first: Copy, second: Copy = {}): string[] {
  const entries = [
    entryOf('writtenPages', 'phantom', { ...rental, ...first }),
    entryOf('writtenPages', 'packages', { ...packages, ...second }),
  ];
  return checkQueries(entries).map(describeProblem);
}

const asRental = (query: string): Copy => ({
  query,
  title: 'Miami Phantom Flex Rental Price',
  lead: 'The price of a Phantom Flex rental.',
});
const rival = (query: string) => [
  `packages: query is "${query}", as on phantom: write a query that no other page has, or merge the two pages`,
];

test.for<[string, Copy, Copy, string[]]>([
  ['two pages for two searches', {}, {}, []],
  ...['Phantom Flex rental in Miami', 'miami phantom flex rentals', 'Phántom flex: Rental of the Miami'].map(
    (query): [string, Copy, Copy, string[]] => [`one search twice: ${query}`, {}, asRental(query), rival(query)],
  ),
  ['a search for one thing more', {}, asRental('Phantom Flex rental price in Miami'), []],
  [
    'a query of words that name nothing',
    { query: 'how to do it' },
    {},
    [
      'phantom: query is "how to do it", which only has words that search engines ignore: write what a client would type',
    ],
  ],
  ['a query with an unknown token', { query: '{produkt} in Miami' }, {}, []],
  [
    'words in any form, in title and heading together',
    { title: 'Rentals of the Flex', heading: "Miami's PHANTOM" },
    {},
    [],
  ],
  [
    'words that title and heading lack',
    { title: 'Phantom Flex by the Day' },
    {},
    [
      'phantom: title and heading lack "rental", "miami" of the query "Phantom Flex rental in Miami": write it into one of them, or another query',
    ],
  ],
  ['a lead with half of the words', { lead: 'This camera in Miami is for rental.' }, {}, []],
  [
    'a lead with fewer',
    { lead: 'Every drop of water, held in the air over Miami.' },
    { lead: 'Every package lists time and people.' },
    [
      'phantom: lead has 1 of the 4 words of the query "Phantom Flex rental in Miami": write at least 2; it lacks "phantom", "flex", "rental"',
      'packages: lead has 1 of the 3 words of the query "music video packages": write at least 2; it lacks "music", "video"',
    ],
  ],
  ...(
    [
      ['heading', 'A music video by Phantom Flex'],
      ['description', 'Four sizes of a music video, each with its time, its people and one that was made with it.'],
    ] as const
  ).map(([field, value]): [string, Copy, Copy, string[]] => [
    `a ${field} that two pages have`,
    { [field]: value },
    { [field]: value.toUpperCase() },
    [`packages: ${field} is the same as the ${field} of phantom: write one that only this page has`],
  ]),
])('%s', ([, first, second, problems]) => {
  expect(check(first, second)).toEqual(problems);
});

test('the title of an article, or of the second home page, that a page has', () => {
  const post = entryOf('posts', 'flex', { title: rental.title, description: 'An article.' });
  const home = entryOf('homePage', 'home', { ...packages, alias: { title: packages.title, description: 'Other.' } });
  expect(checkQueries([entryOf('writtenPages', 'phantom', rental), home, post]).map(describeProblem)).toEqual([
    'home: alias.title is the same as the title of home: write one that only this page has',
    'flex: title is the same as the title of phantom: write one that only this page has',
  ]);
});

test.for([
  ['How to choose a company in Miami', ['choose', 'company', 'miami']],
  ['companies, COMPANY; Company’s', ['company']],
  ['Colors & glass: the RED Dragon at 6K', ['color', 'glass', 'red', 'dragon', '6k']],
  ["A producer's desk on TV", ['producer', 'desk', 'tv']],
  ['Vidéo à Québec', ['video', 'quebec']],
  ['how to do it', []],
] as const)('the words that say what "%s" is about', ([text, words]) => {
  expect([...significantWords(text)]).toEqual(words);
});
