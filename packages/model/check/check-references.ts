import type { Facts } from '../facts/fill-facts.ts';
import { bareAddress, type Routes } from '../routes/create-routes.ts';
import { show } from '../schemas/fields.ts';
import { siteSchema } from '../schemas/site.ts';
import { checkCollections } from './check-collections.ts';
import { adviseOnDraft, checkAllDrafts, checkArticleLinks, listDrafts, type Drafts } from './check-drafts.ts';
import { adviseOnLoop, checkUnusedLoops, listLoopFiles, loopPlace } from './check-loops.ts';
import { adviseOnArticlePicture, adviseOnFilm, adviseOnPicture } from './check-pictures.ts';
import { checkText } from './check-text.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry, ContentFile } from './read-content.ts';
import { listArticlePictures, listReferences, type Reference } from './references.ts';

interface Context {
  readonly folder: string;
  readonly routes: Routes;
  /** False where a written page does not say its address: a path may be that page's. */
  readonly routesAreKnown: boolean;
  readonly videos: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  readonly drafts: Drafts;
  /** The files of content/media/loops. */
  readonly loops: ReadonlySet<string>;
}

/** No name of a file may be longer, and no address of ours is. */
const mostCharacters = 255;

/** @returns what is wrong with the name of a video; undefined where it is there. */
function adviseOnVideo(value: string, { videos, drafts }: Context): string | undefined {
  if (drafts.has(`videos/${value}`)) return adviseOnDraft(`the video ${value}`, `videos/${value}`);
  if (videos.has(value)) return undefined;
  return `names the video ${value}, which does not exist: write the name of a file of content/videos, without .yaml`;
}

/** @returns what is wrong with an internal address; undefined where a page has it. */
function adviseOnPath(value: string, { routes, routesAreKnown, videos, posts, drafts }: Context): string | undefined {
  if (routes.find(value)) return undefined;
  const [, section, slug, ...rest] = bareAddress(value).split('/');
  const known = { videos, blog: posts };
  if (rest.length === 0 && (section === 'videos' || section === 'blog')) {
    if (slug === undefined) return undefined;
    if (drafts.has(`${section}/${slug}`)) return adviseOnDraft(value, `${section}/${slug}`);
    if (known[section].has(slug)) return undefined;
    return `names ${value}, but content/${section}/${slug}.yaml does not exist: write the name of a file that is there`;
  }
  if (!routesAreKnown) return undefined;
  return `names ${value}, which is no page: write the path of one, such as /contact (npm run content:check -- --pages lists them all)`;
}

function adviseOnLength(value: string): string {
  return `is ${show(value)}, which is longer than any name or address: write at most ${String(mostCharacters)} characters`;
}

async function checkReference(entry: CheckedEntry, reference: Reference, context: Context): Promise<Problem[]> {
  const { field, kind, value } = reference;
  const adviseOn = {
    picture: () => adviseOnPicture({ file: entry.file, field, value }, context.folder),
    articlePicture: () => adviseOnArticlePicture(value, context.folder),
    loop: () => adviseOnLoop(entry.file, value, context.loops),
    film: () => adviseOnFilm(value, context.folder),
    path: () => adviseOnPath(value, context),
    video: () => adviseOnVideo(value, context),
  } as const;
  const advice = value.length > mostCharacters ? adviseOnLength(value) : await adviseOn[kind]();
  return advice === undefined ? [] : [{ file: entry.file, field, advice }];
}

export interface ReferenceSources {
  readonly folder: string;
  /** Every file there is: one with a fault of its own can still be named. */
  readonly files: readonly ContentFile[];
  readonly entries: readonly CheckedEntry[];
  readonly routes: Routes;
  readonly facts: Facts;
  /** The day by which entries are published or wait, such as 2024-05-31. */
  readonly today: string;
}

/** What content files say of each other: ids, pictures, videos, addresses, tags. */
export async function checkReferences({
  folder,
  files,
  entries,
  routes,
  facts,
  today,
}: ReferenceSources): Promise<Problem[]> {
  const site = siteSchema.safeParse(entries.find((entry) => entry.name === 'site')?.data);
  if (!site.success) return [];
  const slugs = (name: ContentFile['name']) =>
    new Set(files.filter((file) => file.name === name).map(({ slug }) => slug));
  const context: Context = {
    folder,
    routes,
    routesAreKnown: slugs('textPages').size === routes.all.filter(({ slug }) => slug !== undefined).length,
    videos: slugs('videos'),
    posts: slugs('posts'),
    drafts: listDrafts(entries, today),
    loops: listLoopFiles(folder),
  };
  const namedLoops = new Set<string>();
  const hosts = [new URL(site.data.origin).host, site.data.formerHost];
  const problems = [
    ...checkCollections(entries, routes),
    ...checkAllDrafts(entries, today),
    ...checkArticleLinks(entries, hosts, today),
  ];
  for (const entry of entries) {
    const references = listReferences(entry.data);
    if (entry.name === 'textPages') {
      const findings = checkText(entry, facts);
      problems.push(...findings.problems);
      references.push(...findings.references);
    }
    if (entry.name === 'posts') references.push(...listArticlePictures(entry.data.contentHtml));
    for (const { kind, value } of references) if (kind === 'loop') namedLoops.add(loopPlace(entry.file, value));
    for (const reference of references) problems.push(...(await checkReference(entry, reference, context)));
  }
  // A file with a fault of its own may name what seems to be unused.
  if (entries.length === files.length) problems.push(...checkUnusedLoops(context.loops, namedLoops));
  return problems;
}
