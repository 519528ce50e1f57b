import path from 'node:path';
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import type { OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { listNames, type NameKind } from '@site/content-tools/names/listed-names.ts';
import { listRedirects } from '@site/content-tools/names/moves.ts';
import { createPostAddresses } from '@site/model/blog/cleaning/post-addresses.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFormerAddresses } from '@site/model/routes/former-products.ts';
import { test, type Desk } from './desk.fixture.ts';
import type { NamesPlanInWords } from './names-question.ts';

/** A hundred take minutes. */
const count = process.env.NIGHTLY ? 100 : 6;
const today = siteDay(process.env);

/** The addresses that visitors see, and where the articles' links within the site lead. */
function look({ folder }: OwnerCopy) {
  const content = readContent(folder);
  const { listed, routes, formerSlugs } = listNames(content, today);
  const site = valuesOf(content.entries.find(({ name }) => name === 'site') ?? { data: undefined });
  const { resolveLink } = createPostAddresses({
    unwantedHosts: [],
    formerHost: String(site.formerHost),
    origin: String(site.origin),
  });
  const links = content.entries.flatMap(({ name, data }) => {
    const found: string[] = [];
    if (name !== 'posts' || routes.path('blog') === undefined) return found;
    visit(parseHtml(String(valuesOf({ data }).contentHtml)), 'element', ({ properties: { href } }) => {
      const address = typeof href === 'string' ? resolveLink(href)?.replace(String(site.origin), '') : undefined;
      if (address?.startsWith('/')) found.push(bareAddress(address));
    });
    return found;
  });
  const redirects = listRedirects(content);
  return {
    routes,
    links,
    shown: new Set(listed.flatMap(({ kind, bare, isShown }) => (kind === 'path' && isShown ? bare : []))),
    redirects: new Map(
      [...redirects, ...listFormerAddresses(routes, formerSlugs, redirects)].map(({ from, to }) => [from, to]),
    ),
  };
}

/** A name that an entry has or had, or a new one. */
const name = fc.oneof(
  fc.constantFrom('neon-tide', 'about', 'services', 'ana-quiroga'),
  fc.stringMatching(/^[a-z]{1,9}(-[0-9a-z]{1,4})?$/),
);

const step = fc.record({
  entry: fc.nat(),
  name,
  /** Where a page moves. */
  place: fc.constantFrom('/', '/{product}-', '/films/'),
  what: fc.constantFrom('rename', 'rename', 'delete', 'replace'),
  other: fc.nat(6),
});

type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

/** @returns why it was refused; empty where it was done. */
async function take(desk: Desk, { entry, name: given, place, what, other }: Step): Promise<string> {
  const all = readContent(desk.content.folder).entries.filter(({ file }) => /^content\/[\w-]+\//.test(file));
  const one = all[entry % all.length];
  if (!one) throw new Error('Nothing is left');
  const file = path.posix.relative('content', one.file);
  if (what === 'rename') {
    return file.startsWith('pages/') ? desk.move(file, place + given) : desk.rename(file, given);
  }
  const choose = ({ lost, choices }: NamesPlanInWords) => {
    const pick = (kind: NameKind) => choices[kind].at(other)?.value;
    const uses = lost.flatMap(({ id, kind }) => {
      const value = pick(kind);
      return value === undefined ? [] : [[id, value] as const];
    });
    return { uses: Object.fromEntries(uses), leadsTo: pick('path') };
  };
  return desk.delete(file, what === 'replace' ? choose : undefined);
}

test('after any renames and deletions all links lead to pages, and all former addresses somewhere', async ({
  desk,
}) => {
  const { content } = desk;
  const property = fc.asyncProperty(fc.array(step, { minLength: count, maxLength: count }), async (steps) => {
    const first = look(content);
    const former = new Set(first.shown);
    let done = 0;
    for (const one of steps) {
      // Such as the last film of a package, whose place nothing takes.
      if ((await take(desk, one)) !== '') continue;
      done += 1;
      for (const address of look(content).shown) former.add(address);
    }
    expect(await content.check()).toEqual([]);
    const { shown, redirects, routes, links } = look(content);
    const broken = (found: readonly string[], there: ReadonlySet<string>) => found.filter((link) => !there.has(link));
    expect(broken(links, shown)).toEqual(expect.arrayContaining([]));
    expect(new Set(broken(links, shown)).difference(new Set(broken(first.links, first.shown)))).toEqual(new Set());
    for (const address of former) {
      const to = redirects.get(address);
      const target = to === undefined ? address : bareAddress(routes.find(to)?.path ?? to);
      expect(shown, `${address} leads to ${target}`).toContain(target);
    }
    expect(done).toBeGreaterThan(count / 3);
  });
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
}, 600_000);
