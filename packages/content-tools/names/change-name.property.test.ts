import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { createPostAddresses } from '@site/model/blog/cleaning/post-addresses.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFormerAddresses } from '@site/model/routes/former-products.ts';
import { valuesOf } from '../entries/new-entry.ts';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { EntryError } from '../entries/save-content.ts';
import { changeName } from './change-name.ts';
import type { FileEdit } from './following.ts';
import { listNames } from './listed-names.ts';
import { listRedirects } from './moves.ts';

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
    content,
    listed,
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

async function take(content: OwnerCopy, { entry, name: given, place, what, other }: Step) {
  const found = look(content);
  const all = found.content.entries.filter(({ file }) => /^content\/[\w-]+\//.test(file));
  const one = all[entry % all.length];
  if (!one) throw new Error('Nothing is left');
  const others = found.listed.filter(({ file, isShown }) => isShown && file !== one.file);
  const pick = (kind: string) => others.filter((candidate) => candidate.kind === kind).at(other)?.name;
  const instead = { video: pick('video'), person: pick('person'), path: pick('path') };
  return changeName(content.folder, {
    entry: one.file,
    to: what === 'rename' ? (one.file.includes('/pages/') ? place : '') + given : undefined,
    choices: what === 'replace' ? { instead, leadsTo: instead.path } : {},
    today,
  });
}

async function undo(content: OwnerCopy, edits: readonly FileEdit[]): Promise<void> {
  const stage = await openContentStage(content.folder);
  for (const { file, before } of edits) await (before === undefined ? stage.remove(file) : stage.write(file, before));
  await stage.commit();
  await stage.drop();
}

test('after any renames and deletions all links lead to pages, all former addresses somewhere, and undoing gives every byte back', async ({
  content,
}) => {
  const property = fc.asyncProperty(fc.array(step, { minLength: count, maxLength: count }), async (steps) => {
    const start = await content.state();
    const first = look(content);
    const [former, done] = [new Set(first.shown), [] as (readonly FileEdit[])[]];
    for (const one of steps) {
      try {
        done.push((await take(content, one)).edits);
        for (const address of look(content).shown) former.add(address);
      } catch (error) {
        // Such as the last film of a package, whose place nothing takes.
        if (!(error instanceof EntryError)) throw error;
      }
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
    expect(done.length).toBeGreaterThan(count / 3);
    for (const edits of done.toReversed()) await undo(content, edits);
    expect(await content.state()).toEqual(start);
  });
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
}, 600_000);
