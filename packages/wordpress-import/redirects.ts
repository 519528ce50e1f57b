import { isSeq, parseDocument } from 'yaml';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { fieldAdvice } from '@site/zod-content/meanings.ts';
import { redirectsSchema } from '@site/model/schemas/site.ts';
import { writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';

const file = 'redirects.yaml';
const { redirects: listSchema } = redirectsSchema.shape;
/** The most redirects that a host takes. */
const maxRedirects = fieldAdvice.get(listSchema)?.max ?? 0;

/** The path of an address; undefined for the home page, and for addresses that hosts can't redirect, such as `/?p=12`. */
export function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return search === '' && pathname !== '/' ? pathname.replace(/\/$/, '') : undefined;
}

/**
 * Chooses the redirects to add. Each leads from an address without a page to an existing page, so there are no chains
 * or loops. Existing redirects stay.
 * @param isPage whether a path is a page of this site.
 * @returns notes in sentences about those that are not redirected as the old site would suggest.
 */
export function planRedirects(
  moves: readonly { readonly link: string; readonly to: string | undefined }[],
  existing: readonly Redirect[],
  isPage: (path: string) => boolean,
): { readonly added: readonly Redirect[]; readonly notes: readonly string[] } {
  const known = new Map(existing.map(({ from, to }) => [from, to]));
  const added: Redirect[] = [];
  const notes: string[] = [];
  for (const { link, to } of moves) {
    const from = oldPath(link);
    if (from === undefined || to === undefined || from === bareAddress(to)) continue;
    const leadsTo = known.get(from);
    if (leadsTo === to) continue;
    const isOdd = !listSchema.element.safeParse({ from, to }).success;
    const reason =
      (isPage(from) && 'is a page of this site') ||
      (leadsTo !== undefined && `leads to ${leadsTo}`) ||
      (isOdd && 'has a sign that not every host can redirect from') ||
      (known.size >= maxRedirects && `is one more than the ${maxRedirects} that hosts take`);
    if (reason) notes.push(`${from} ${reason}: it does not lead to ${to}.`);
    else {
      added.push({ from, to });
      known.set(from, to);
    }
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
