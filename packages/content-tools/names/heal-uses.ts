import { isFeed } from '@site/model/blog/addresses.ts';
import type { RawContent, RawEntry } from '@site/model/check/read-content.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { createReader } from './follow-names.ts';
import { listNames, type NameKind } from './listed-names.ts';
import { listRedirects } from './moves.ts';
import { rewriteUses } from './rewrite-uses.ts';

/** Where the entries of a kind have their pages: a redirect from one of them says its new name. */
const sections: Readonly<Partial<Record<NameKind, string>>> = { video: '/videos/', person: '/crew/' };

/**
 * A file of an earlier time in which everything has the name of today, as the redirects tell it; what is there no more is
 * left out where that is possible.
 * @returns its text.
 */
export function healUses(entry: RawEntry, content: RawContent, today: string): string {
  const { listed, slug } = listNames({ entries: [...content.entries, entry] }, today);
  const there = new Set(listed.map(({ kind, bare }) => `${kind} ${bare}`));
  const redirects = new Map(listRedirects(content).map(({ from, to }) => [from, to]));
  const read = createReader(content.entries, slug);
  return rewriteUses(entry, (use) => {
    const name = read(use);
    if (name === '' || isFeed(name) || there.has(`${use.kind} ${name}`)) return undefined;
    const section = sections[use.kind] ?? '';
    const to = redirects.get(section + name);
    if (to?.startsWith(section) && use.kind !== 'band' && use.kind !== 'claim') {
      return { value: use.isPost ? bareAddress(to.replaceAll('{product}', slug)) : to.slice(section.length) };
    }
    return use.canGo ? { left: name } : undefined;
  });
}
