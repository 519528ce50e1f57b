import { pathToFileURL } from 'node:url';
import { readContentMark } from '@site/model/check/content-mark.ts';
import { readSite } from '@site/model/check/read-site.ts';
import type { OnlineState } from '../publication.ts';
import { inTurn } from './publish.ts';
import type { Repository } from './repository.ts';

/** How long the site may take to answer, in milliseconds. */
const answerLimit = 10_000;

/** The last commit whose content was read whole. */
let last = { commit: '', mark: '' };

/** Identifies the content, where all of it is published. */
async function readMark({ git, content }: Repository): Promise<string> {
  const commit = await git.text(['rev-parse', 'HEAD']);
  if (last.commit !== commit) last = { commit, mark: await readContentMark(content) };
  return last.mark;
}

/** Whether the site at an address was built from the content with a mark; false where it does not say. */
export async function isOnline(address: string, mark: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerLimit);
    const answer = await fetch(`${address}/build.json`, { cache: 'no-store', signal });
    const { content } = (await answer.json()) as { content?: unknown };
    return content === mark;
  } catch {
    return false;
  }
}

/** Where the site answers, and whether it shows what is published. */
export async function findOnline(root: string): Promise<OnlineState> {
  const { address, mark } = await inTurn(root, async (repository) => {
    const { origin } = await readSite(pathToFileURL(`${repository.content}/`));
    return { address: origin, mark: await readMark(repository) };
  });
  return { address, isOnline: await isOnline(address, mark) };
}
