import path from 'node:path';
import { bareAddress, type Routes } from '../routes/create-routes.ts';
import { contentFiles, type ContentData, type ContentName } from '../schemas/content-files.ts';
import { listShownByTags } from '../schemas/markdoc-tags.ts';
import { nearestOf } from '@site/zod-content/nearest.ts';
import { checkExhibits } from './check-exhibits.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { CheckedEntry, ContentFile } from './read-content.ts';

const reservedPaths = ['/404', '/home', '/index'];
const reservedFolders = ['blog-media', 'cards', 'crew', 'data', 'icons', 'posters', 'uploads'];

/** Pages with the address of another page, an entry or a file; the product's slug may be the reason. */
function checkAddresses(routes: Routes, isEntry: (address: string) => boolean): Problem[] {
  const owners = new Map(reservedPaths.map((address) => [address, address]));
  const isTaken = (address: string) =>
    reservedFolders.includes(address.split('/')[1] ?? '') ||
    // Later pages of the list of all videos.
    (/\/\d+$/.test(address) && path.posix.dirname(address) === routes.path('videos')) ||
    isEntry(address);
  return [...routes.all, ...routes.hidden].flatMap(({ path: address, pattern, file, key, canonical }): Problem[] => {
    // Some file systems ignore case.
    const bare = bareAddress(address).toLowerCase();
    const owner = owners.get(bare) ?? (isTaken(bare) ? bare : undefined);
    owners.set(bare, owner ?? pattern);
    if (owner === undefined) return [];
    if (owner !== pattern && `${owner}${pattern}`.includes('{product}')) {
      const advice = `gives ${pattern} the address of ${owner}: choose another slug`;
      return [{ file: 'content/site.yaml', field: 'product.slug', advice }];
    }
    const advice = `is ${pattern}, which is the address of another page: write one that is free`;
    return [{ file, field: key === 'home' && canonical !== address ? 'alias.path' : 'path', advice }];
  });
}

/** What a page requires from an otherwise optional file: the file, and the field if it needs only one. */
const needs = [
  { page: 'packagesPage', from: 'packages', field: '' },
  { page: 'planPage', from: 'planner', field: '' },
  { page: 'promotionPage', from: 'offers', field: 'promotion' },
] as const satisfies readonly { readonly page: ContentName; readonly from: ContentName; readonly field: string }[];

function checkNeeds(entries: readonly CheckedEntry[], files: readonly ContentFile[]): Problem[] {
  return needs.flatMap(({ page, from, field }): Problem[] => {
    const shown = entries.find(({ name }) => name === page);
    const source = entries.find(({ name }) => name === from);
    // An invalid file is reported itself.
    const isFaulty = !source && files.some(({ name }) => name === from);
    const isThere = source && (field === '' || source.data[field] !== undefined);
    if (!shown || isThere || isFaulty) return [];
    const advice = `is missing, and ${shown.file} shows it: write it, or remove that page`;
    return [{ file: `content/${contentFiles[from].pattern}`, field, advice }];
  });
}

/** Interactive pieces of written pages require tools.yaml, which has their texts. */
function checkPieces(entries: readonly CheckedEntry[], files: readonly ContentFile[]): Problem[] {
  const page = entries.find(({ name, body }) => name === 'writtenPages' && listShownByTags(body).includes('tools'));
  if (!page || files.some(({ name }) => name === 'tools')) return [];
  const advice = `is missing, and ${page.file} has an interactive piece that needs it: write it, or remove the piece`;
  return [{ file: `content/${contentFiles.tools.pattern}`, field: '', advice }];
}

const packageUses = [
  { from: 'planner', list: 'packages', field: 'tier' },
  { from: 'prices', list: 'tiers', field: 'name' },
] as const;

function checkNamedPackages(entries: readonly CheckedEntry[], files: readonly ContentFile[]): Problem[] {
  const packages = entries.find(({ name }) => name === 'packages')?.data as ContentData<'packages'> | undefined;
  // Invalid packages are reported themselves.
  if (!packages && files.some(({ name }) => name === 'packages')) return [];
  const names = packages?.tiers.map(({ name }) => name) ?? [];
  return packageUses.flatMap(({ from, list, field }) => {
    const entry = entries.find(({ name }) => name === from);
    const items = (entry?.data[list] ?? []) as readonly Readonly<Record<string, string>>[];
    return items.flatMap(({ [field]: name = '' }, index): Problem[] => {
      if (!entry || names.includes(name)) return [];
      const advice = `names ${name}, which is not a package: write the name of one of content/packages.yaml${nearestOf(name, names)}`;
      return [{ file: entry.file, field: `${list}[${index}].${field}`, advice }];
    });
  });
}

function checkPricedAnswers(entries: readonly CheckedEntry[]): Problem[] {
  const prices = entries.find(({ name }) => name === 'prices');
  const planner = entries.find(({ name }) => name === 'planner')?.data as ContentData<'planner'> | undefined;
  if (!prices || !planner) return [];
  const ids = planner.questions.flatMap(({ answers }) => answers.map(({ id }) => id));
  return (prices.data as ContentData<'prices'>).plans.flatMap((plan, index) =>
    (['answer', 'unless'] as const).flatMap((field): Problem[] => {
      const id = plan[field];
      if (id === undefined || ids.includes(id)) return [];
      const advice = `names ${id}, which is not an answer of content/planner.yaml: write the id of one${nearestOf(id, ids)}`;
      return [{ file: prices.file, field: `plans[${index}].${field}`, advice }];
    }),
  );
}

function checkClaims(entries: readonly CheckedEntry[]): Problem[] {
  const claims = entries.find(({ name }) => name === 'claims');
  if (!claims) return [];
  const { figures } = claims.data as ContentData<'claims'>;
  return figures.flatMap(({ name }, index): Problem[] => {
    if (figures.findIndex((other) => other.name === name) === index) return [];
    const advice = `is ${name}, as another figure's: give each a name of its own`;
    return [{ file: claims.file, field: `figures[${index}].name`, advice }];
  });
}

/**
 * Problems between pages, and with other files, all of which are valid by themselves.
 * @param routes undefined if site.yaml lacks the product's slug.
 */
export function checkPages(
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
  routes: Routes | undefined,
  isEntry: (address: string) => boolean,
): Problem[] {
  return [
    ...(routes ? checkAddresses(routes, isEntry) : []),
    ...checkNeeds(entries, files),
    ...checkPieces(entries, files),
    ...checkNamedPackages(entries, files),
    ...checkExhibits(entries),
    ...checkPricedAnswers(entries),
    ...checkClaims(entries),
  ];
}
