import path from 'node:path';
import type { Answer } from '../../server/ask.ts';
import { collect, compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

const missing = [
  '/no-such-page',
  '/no-such-page/',
  '/about/no-such-page',
  '/uploads/none.0a1b2c.css',
  '/uploads/',
  '/rss.xml/',
];

/** What nobody may ask for by its name: what tells hosts about the site, and the packed forms of its files. */
const unseen = ['/_headers', '/_redirects', '/.assetsignore', '/.env', '/index.html.br', '/about/index.html.gz'];

function compareBody(place: string, { body }: Answer, expected: Buffer): string[] {
  return body.equals(expected) ? [] : [`${place}: other bytes than the file's`];
}

async function checkMissing(site: SiteUnderTest, place: string): Promise<string[]> {
  const answer = await site.ask(place);
  return [
    ...compare(`${place}: status`, answer.status, 404),
    ...compareBody(place, answer, site.built.read('/no-such-page')),
  ];
}

const everyPage: Check = async (site) =>
  collect(site.built.pages, async (page) => {
    const answer = await site.ask(page);
    return [...compare(`${page}: status`, answer.status, 200), ...compareBody(page, answer, site.built.read(page))];
  });

const slashForm: Check = async (site) =>
  collect(
    site.built.pages.filter((page) => page !== '/'),
    async (page) => {
      const answer = await site.ask(`${page}/?from=mail`);
      if (site.slash === 'answers') {
        const status = compare(`${page}/: status`, answer.status, 200);
        return [...status, ...compareBody(page, answer, site.built.read(page))];
      }
      const isRedirect = answer.status === 307 || answer.status === 308;
      return [
        ...compare(`${page}/: leads on`, isRedirect, true),
        ...compare(`${page}/: leads to`, answer.headers.location, `${page}?from=mail`),
      ];
    },
  );

/** A site has a thousand pictures, all alike to a server. */
const ofEachType = 20;

const otherFiles: Check = async (site) => {
  const byType = Map.groupBy(site.built.files, (file) => path.extname(file));
  const files = [...byType.values()].flatMap((ofType) => ofType.slice(0, ofEachType));
  return collect(files, async (file) => {
    const answer = await site.ask(file);
    return [...compare(`${file}: status`, answer.status, 200), ...compareBody(file, answer, site.built.read(file))];
  });
};

const headOfSamples: Check = async (site) =>
  collect([...site.built.samples, '/no-such-page'], async (place) => {
    const [head, get] = [await site.ask(place, { method: 'HEAD' }), await site.ask(place)];
    const names = ['content-type', 'etag', 'cache-control', 'content-security-policy'] as const;
    return [
      ...compare(`HEAD ${place}: status`, head.status, get.status),
      ...compare(`HEAD ${place}: bytes`, head.body.length, 0),
      ...names.flatMap((name) => compare(`HEAD ${place}: ${name}`, head.headers[name], get.headers[name])),
    ];
  });

const otherMethods: Check = async (site) =>
  collect(['POST', 'PUT', 'DELETE', 'OPTIONS'], async (method) => {
    return compare(`${method}: status`, (await site.ask('/about', { method })).status, 405);
  });

/** Addresses and what stands at them. */
export const pageChecks = {
  'every page answers 200 with its file': everyPage,
  'with a slash at its end: the same, or leads to it': slashForm,
  'files of every type answer 200 with their bytes': otherFiles,
  "what is not there: 404 with the site's page": (site) => collect(missing, async (place) => checkMissing(site, place)),
  'the 404 page has no address of its own': (site) => checkMissing(site, '/404'),
  'host files, dotfiles, packed forms: 404': (site) => collect(unseen, async (place) => checkMissing(site, place)),
  'HEAD: as GET, without the body': headOfSamples,
  'other methods: 405': otherMethods,
} as const satisfies Record<string, Check>;
