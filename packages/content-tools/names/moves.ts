import type { RawContent } from '@site/model/check/read-content.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { valuesOf } from '../entries/new-entry.ts';
import type { Listed, Names } from './listed-names.ts';

/** A rename or a removal. */
export interface Move {
  readonly from: Listed;
  /** Undefined for a removal. */
  readonly to: Listed | undefined;
}

export function listRedirects({ entries }: Pick<RawContent, 'entries'>): Redirect[] {
  const values = valuesOf(entries.find(({ name }) => name === 'redirects') ?? { data: undefined });
  return (Array.isArray(values.redirects) ? values.redirects : []).filter((one: unknown): one is Redirect => {
    const { from, to } = Object(one) as Partial<Redirect>;
    return typeof from === 'string' && typeof to === 'string';
  });
}

/** The names that have changed. A page that still exists but has no valid address is left to the content check. */
export function listMoves(
  before: Names,
  after: Names,
  { files }: RawContent,
  renamed: ReadonlyMap<string, string>,
): Move[] {
  const now = new Map(after.listed.map((listed) => [listed.key, listed]));
  const known = new Set(before.listed.map(({ key }) => key));
  const left = new Set(files.map(({ file }) => file));
  const moves = before.listed.flatMap((from): Move[] => {
    const file = renamed.get(from.file) ?? from.file;
    const own = now.get(file === from.file ? from.key : from.key.replace(from.file, () => file));
    if (own?.bare === from.bare) return [];
    // A page that has lost its alias still has its own address.
    const to = own ?? (from.key.endsWith(' alias') ? now.get(file) : undefined);
    const isFaulty = !to && /^content\/(?:pages|portfolios)\//.test(from.file) && left.has(file);
    return to?.bare === from.bare || isFaulty ? [] : [{ from, to }];
  });
  // Bands and figures are lists in one file: if as many are new as are gone, they were renamed.
  return (['band', 'claim'] as const).reduce((all, listed) => {
    const lost = all.filter(({ from }) => from.kind === listed);
    const fresh = after.listed.filter(({ kind, key }) => kind === listed && !known.has(key));
    return lost.length === fresh.length
      ? all.map((move) => (lost.includes(move) ? { ...move, to: fresh[lost.indexOf(move)] } : move))
      : all;
  }, moves);
}

function addressesOf({ listed }: Names): ReadonlySet<string> {
  return new Set(listed.flatMap(({ kind, bare, later = [] }) => (kind === 'path' ? [bare, ...later] : [])));
}

/** Adds redirects from addresses that were removed, and drops those from addresses that are pages again. */
export function planRedirects(
  { before, after }: { readonly before: Names; readonly after: Names },
  moves: readonly Move[],
  known: readonly Redirect[],
  redirectTarget: string,
) {
  const [old, addresses] = [addressesOf(before), addressesOf(after)];
  const kept = known.filter(({ from }) => !addresses.has(from) || old.has(from));
  const taken = new Set([...kept.map(({ from }) => from), ...addresses]);
  const added = moves.flatMap(({ from, to }): Redirect[] => {
    // The build itself redirects addresses with a former product.
    if (from.kind !== 'path' || !from.isShown || to?.isShown === false || to?.name === from.name) return [];
    const slugs = from.name.includes('{product}') ? [before.slug, ...before.formerSlugs] : [''];
    const own = slugs.map((slug) => bareAddress(from.name.replaceAll('{product}', slug)));
    const former = new Set([...own, ...(from.later ?? [])]);
    return [...former].filter((one) => !taken.has(one)).map((one) => ({ from: one, to: to?.name ?? redirectTarget }));
  });
  return { kept, added };
}
