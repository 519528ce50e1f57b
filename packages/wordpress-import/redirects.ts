import { isSeq, parseDocument } from 'yaml';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { fieldAdvice } from '@site/zod-content/meanings.ts';
import { redirectsSchema } from '@site/model/schemas/site.ts';
import { writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import type { Places } from './places.ts';

const file = 'redirects.yaml';
const { redirects: listSchema } = redirectsSchema.shape;
/** The most redirects that a host takes. */
const maxRedirects = fieldAdvice.get(listSchema)?.max ?? 0;

/** The path of an address; undefined for the home page, and for addresses that hosts can't redirect, such as `/?p=12`. */
function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return search === '' && pathname !== '/' ? pathname.replace(/\/$/, '') : undefined;
}

/**
 * Chooses the redirects to add. Each leads from an address without a page to an existing page, so there are no chains
 * or loops. Existing redirects stay.
 * @returns notes in sentences about those that are not redirected as the old site would suggest.
 */
export function planRedirects(places: Places, existing: readonly Redirect[]) {
  const known = new Map(existing.map(({ from, to }) => [from, to]));
  const added: Redirect[] = [];
  const notes: string[] = [];
  for (const { link, to } of places.moves) {
    const from = oldPath(link);
    if (from === undefined || to === undefined || from === bareAddress(to) || known.get(from) === to) continue;
    const isValid = listSchema.element.safeParse({ from, to }).success && known.size < maxRedirects;
    if (!isValid || known.has(from) || places.isPage(from)) {
      notes.push(`${from} does not lead to ${to}: it leads elsewhere already, or hosts can't redirect it`);
      continue;
    }
    added.push({ from, to });
    known.set(from, to);
  }
  return { added, notes };
}

/** Adds redirects to content/redirects.yaml; the rest of the file stays as it is. */
export async function stageRedirects(stage: ContentStage, added: readonly Redirect[]): Promise<void> {
  if (added.length === 0) return;
  const document = parseDocument((await stage.read(file))?.toString() ?? '');
  const list = document.get('redirects');
  if (isSeq(list)) for (const redirect of added) list.add(document.createNode(redirect, { flow: true }));
  await stage.write(file, isSeq(list) ? document.toString({ lineWidth: 0 }) : writeEntryYaml({ redirects: added }));
}
