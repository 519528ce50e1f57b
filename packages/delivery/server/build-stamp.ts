import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isDraft } from '@site/model/drafts/is-draft.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { listFiles } from '@site/system/list-files.ts';

/** What the built site is made of: files and folders from the project's folder. A missing one counts as empty. */
const sources = [
  'src',
  'content',
  'public',
  'packages/delivery',
  'packages/model',
  'astro.config.ts',
  'markdoc.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const stampSchema = z.strictObject({
  /** What the site was built from. */
  sources: z.string(),
  /** The names and sizes of the files that came out: a site with a missing or cut file is built again. */
  output: z.string(),
});

function stampFile(root: string): string {
  return path.join(root, '.cache', 'build-stamp.json');
}

async function listSources(root: string): Promise<string[]> {
  const found = sources.map(async (source) => {
    const isFile = await stat(path.join(root, source)).then(
      (entry) => entry.isFile(),
      () => false,
    );
    return isFile ? [source] : listFiles(path.join(root, source)).map((file) => `${source}/${file}`);
  });
  return (await Promise.all(found)).flat();
}

const day = /^(published|date):[ \t]*['"]?([^'"#\n]+?)['"]?[ \t]*(?:#.*)?$/m;

/** Whether a content file's day is still to come: on that day the same sources make another site. */
function isWaiting(file: string, content: Buffer, today: string): boolean {
  if (!/^content\/(?:videos|blog)\/.*\.yaml$/.test(file)) return false;
  const [, field = '', value] = day.exec(content.toString()) ?? [];
  return isDraft({ [field]: value }, today);
}

/**
 * One hash over the names and the contents of all sources, and over which of them wait for their day. Pictures are read too: a time says nothing after a checkout,
 * and 60 MB take well under a second.
 */
export async function hashSources(root: string, today = siteDay(process.env)): Promise<string> {
  const total = createHash('sha256');
  for (const file of await listSources(root)) {
    const content = readFileSync(path.join(root, file));
    const waits = isWaiting(file, content, today) ? '\0waits' : '';
    total.update(`${file}\0${createHash('sha256').update(content).digest('hex')}${waits}\n`);
  }
  return total.digest('hex');
}

function hashOutput(root: string): string {
  const folder = path.join(root, 'dist');
  const lines = listFiles(folder).map((file) => `${file}\0${String(statSync(path.join(folder, file)).size)}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** Whether dist is whole and was built from sources with this hash. */
export async function isBuildCurrent(root: string, sourcesHash: string): Promise<boolean> {
  const text = await readFile(stampFile(root), 'utf8').catch(() => '');
  try {
    const stamp = stampSchema.parse(JSON.parse(text));
    return stamp.sources === sourcesHash && stamp.output === hashOutput(root);
  } catch {
    // No stamp, or one that another version wrote: either way nothing is known of dist.
    return false;
  }
}

/** Notes that dist was built from sources with this hash. */
export async function writeBuildStamp(root: string, sourcesHash: string): Promise<void> {
  const stamp: z.infer<typeof stampSchema> = { sources: sourcesHash, output: hashOutput(root) };
  await mkdir(path.dirname(stampFile(root)), { recursive: true });
  await writeFile(stampFile(root), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Forgets what dist was built from, before it changes. */
export async function removeBuildStamp(root: string): Promise<void> {
  await rm(stampFile(root), { force: true });
}
