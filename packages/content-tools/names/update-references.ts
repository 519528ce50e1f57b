import path from 'node:path';
import { createPostAddresses } from '@site/model/blog/cleaning/post-addresses.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import type { RawContent, RawEntry } from '@site/model/check/read-content.ts';
import { bareAddress, homePath } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { isCollection, titleField } from '../entries/collections.ts';
import { valuesOf } from '../entries/new-entry.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { EntryError } from '../entries/entry-error.ts';
import type { FileEdit, ContentChange } from './content-change.ts';
import { listNames, type Names } from './listed-names.ts';
import { listMoves, listRedirects, planRedirects, type Move } from './moves.ts';
import { updateTranslations } from './update-translations.ts';
import { rewriteReferences, type Replacement, type Reference } from './rewrite-references.ts';

/** A required reference to something that was removed. */
interface BlockingReference extends Reference {
  /** From the project's folder. */
  readonly file: string;
}

interface ReferencePlan {
  readonly edits: readonly FileEdit[];
  /** References that block the change. */
  readonly stuck: readonly BlockingReference[];
}

/** The pages that list a folder's entries, nearest first: by their keys, or the names of portfolios. */
function listPagesOf(file: string, entry: RawEntry | undefined): readonly unknown[] {
  if (file.startsWith('content/blog/')) return ['blog' satisfies RouteKey];
  if (file.startsWith('content/team/')) return ['roster', 'about'] satisfies RouteKey[];
  const { category, group } = entry ? valuesOf(entry) : {};
  if (/^content\/(?:videos|portfolios)\//.test(file)) return [category, 'videos' satisfies RouteKey];
  return group === 'Cases' ? ['cases' satisfies RouteKey] : [];
}

/** Keeps the trailing slash of the address that is replaced. */
function withForm(written: string, address: string, rest: string): string {
  const hasSlash = /[^/]\/(?:[?#]|$)/.test(written) && address !== homePath;
  return `${bareAddress(address)}${hasSlash ? '/' : ''}${rest}`;
}

/**
 * Parses addresses as the site does: those of fields and pages, and those of posts, where links to the former site
 * count too.
 */
function createReader(entries: readonly RawEntry[], slug: string) {
  const site: unknown = entries.find(({ name }) => name === 'site')?.data;
  const parts = siteSchema.pick({ origin: true, formerHost: true, unwantedHosts: true }).strip().safeParse(site).data;
  const origin = parts?.origin ?? 'https://site.invalid';
  const { resolveLink } = createPostAddresses({ unwantedHosts: [], ...parts, origin });
  return ({ kind, value, isPost }: Reference): string => {
    if (kind !== 'path') return value;
    const address = isPost ? (resolveLink(value) ?? '') : value;
    const place =
      address === origin || address.startsWith(`${origin}/`) ? address.slice(origin.length) || homePath : address;
    const filled = isPost ? place : place.replaceAll('{product}', slug);
    return filled.startsWith('/') ? bareAddress(filled) : '';
  };
}

/** A file that can't be parsed may refer to what was renamed, and its reference would break. */
async function refuseUnreadable(
  stage: ContentStage,
  { files, entries }: RawContent,
  moves: readonly Move[],
): Promise<void> {
  const read = new Set(entries.map(({ file }) => file));
  for (const { file } of files.filter((one) => !read.has(one.file))) {
    const source = (await stage.read(path.posix.relative('content', file)))?.toString() ?? '';
    if (!moves.some(({ from }) => source.includes(from.name) || source.includes(from.bare))) continue;
    throw new EntryError(`${file} cannot be read, and seems to name what changes here: correct that file first.`);
  }
}

/** The product's slugs to redirect, if the slug has changed. */
function listProducts({ before, after }: { readonly before: Names; readonly after: Names }) {
  const { slug, formerSlugs } = before;
  return slug === after.slug || formerSlugs.includes(slug) ? {} : { products: [...formerSlugs, slug] };
}

/** The former name, for a credit that keeps it. */
function titleOf({ from }: Move, { entries }: RawContent): string {
  const entry = entries.find(({ file }) => file === from.file);
  const title = entry && isCollection(entry.name) ? valuesOf(entry)[titleField(entry.name)] : undefined;
  return typeof title === 'string' ? title : from.name;
}

function chooseRedirectTarget(moves: readonly Move[], { routes }: Names, { before }: ContentChange): string {
  const lost = moves.find(({ from, to }) => from.kind === 'path' && !to);
  if (!lost) return homePath;
  const entry = before.entries.find(({ file }) => file === lost.from.file);
  const [near] = listPagesOf(lost.from.file, entry).flatMap(
    (name) => routes.all.find(({ key, portfolio = key }) => name !== undefined && portfolio === name) ?? [],
  );
  return near?.pattern ?? homePath;
}

/** Decides what happens to each reference: it is renamed, dropped with its target, or blocks the change. */
class ReferenceUpdater {
  readonly stuck: BlockingReference[] = [];
  readonly #moves: ReadonlyMap<string, Move>;
  readonly #before: RawContent;
  readonly #read: (reference: Reference) => string;
  readonly #fill: (address: string) => string;
  readonly #redirectTarget: string;
  /** Files whose page was hidden, though they still exist. */
  readonly #hidden: ReadonlySet<string>;

  constructor(
    moves: readonly Move[],
    names: { before: Names; after: Names },
    before: RawContent,
    redirectTarget: string,
  ) {
    this.#moves = new Map(moves.map((move) => [`${move.from.kind} ${move.from.bare}`, move]));
    this.#before = before;
    this.#redirectTarget = redirectTarget;
    this.#hidden = new Set(moves.flatMap(({ from, to }) => (from.kind === 'path' && !to ? from.file : [])));
    this.#read = createReader(before.entries, names.before.slug);
    this.#fill = (address) => bareAddress(address.replaceAll('{product}', names.after.slug));
  }

  /** @param file the file, or the original of a translation. */
  decide(file: string, reference: Reference): Replacement | undefined {
    const move = this.#moves.get(`${reference.kind} ${this.#read(reference)}`);
    if (!move) return undefined;
    // A redirect always gets a new target.
    if (file === 'content/redirects.yaml') return this.#write(reference, move, move.to?.name ?? this.#redirectTarget);
    if (move.to) {
      const moved = this.#write(reference, move, move.to.name);
      // Such as `/{product}`, whose token already has the new slug.
      return moved.value === reference.value ? undefined : moved;
    }
    // A hidden page keeps its references: when it returns, their targets may, too.
    if (this.#hidden.has(file)) return undefined;
    if (reference.isOptional) return { left: titleOf(move, this.#before) };
    this.stuck.push({ ...reference, file });
    return undefined;
  }

  #write({ kind, value, isPost }: Reference, { to }: Move, name: string) {
    // A query or fragment of a removed page has no counterpart on another.
    const rest = to ? (/[?#].*$/.exec(value)?.[0] ?? '') : '';
    return kind === 'path' ? { value: withForm(value, isPost ? this.#fill(name) : name, rest) } : { value: name };
  }
}

/**
 * Updates references, links and redirects after a rename, move or removal.
 * @param stage the content with the change itself.
 * @throws EntryError where a file that may refer to it can't be parsed.
 */
export async function updateReferences(stage: ContentStage, change: ContentChange): Promise<ReferencePlan> {
  const { before, after, renamed, today } = change;
  const names = { before: listNames(before, today), after: listNames(after, today) };
  const moves = listMoves(names.before, names.after, after, renamed);
  const redirectTarget = chooseRedirectTarget(moves, names.after, change);
  if (moves.length > 0) await refuseUnreadable(stage, after, moves);
  const updater = new ReferenceUpdater(moves, names, before, redirectTarget);
  // Without a move only redirects can change: a redirected address may be a page again.
  const open = moves.length > 0 ? after.entries : after.entries.filter(({ name }) => name === 'redirects');
  const edits = open.flatMap((entry): FileEdit[] => {
    const isRedirects = entry.name === 'redirects';
    let source = rewriteReferences(entry, (reference) => updater.decide(entry.file, reference));
    if (isRedirects) {
      const values = valuesOf({ data: parseYaml(source, entry.file).data });
      const known = listRedirects({ entries: [{ ...entry, data: values }] });
      const { kept, added } = planRedirects(names, moves, known, redirectTarget);
      source = patchFile(entry.file, source, { ...values, ...listProducts(names), redirects: [...kept, ...added] });
    }
    const file = path.posix.relative('content', entry.file);
    return source === entry.source ? [] : [{ file, after: source }];
  });
  const decide = (file: string, reference: Reference) => updater.decide(file, reference);
  const translated = updateTranslations(change, edits, moves.length > 0 ? decide : undefined);
  return { edits: [...edits, ...translated], stuck: updater.stuck };
}
