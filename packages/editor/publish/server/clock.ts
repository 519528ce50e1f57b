import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite } from '@site/model/check/read-site.ts';
import { localMoment, momentLine } from '@site/model/drafts/site-moment.ts';
import { progressOf } from './publish-api.ts';
import { inTurn, publish } from './publish.ts';
import type { Releases } from './releases.ts';
import { PublishTrouble } from './trouble.ts';

/** How often the clock is looked at, and how soon what has failed is tried again, in milliseconds. */
const [interval, pause] = [30_000, 5 * 60_000];

/** Nobody: what an owner has published says itself when it comes and goes. */
const clock = { name: 'The clock', email: 'clock@localhost' };

export interface ClockOptions {
  /** The project's folder. */
  readonly root: string;
  /** Where this machine serves the site itself. */
  readonly release?: Pick<Releases, 'take' | 'build' | 'show'> | undefined;
  readonly now?: Date;
}

/**
 * Publishes again, without anything that was only saved, where `from` or `until` of something published has passed since
 * the last time, also while this machine was off.
 * @returns whether it did. @throws PublishTrouble
 */
export async function publishDue({ root, release, now = new Date() }: ClockOptions): Promise<boolean> {
  const { zone = 'UTC' } = await readSite(pathToFileURL(path.join(root, 'content', '/')));
  const moment = localMoment(zone, now);
  const progress = progressOf(root);
  const { moment: before, last } = await progress.load();
  if (before === undefined) {
    await progress.note(moment);
    return false;
  }
  const lines = await inTurn(root, async ({ git }) =>
    git.find(['grep', '-hE', '^[ -]*(from|until): ', 'HEAD', '--', 'content']),
  );
  const times = [...(lines ?? '').matchAll(momentLine)].map(([, time = '']) => time);
  // A publication since has brought along what was due then.
  const since = last && !last.refusal ? localMoment(zone, new Date(last.date)) : '';
  const due = times.filter((time) => time > before && time > since && time <= moment).sort();
  const [first] = due;
  if (first === undefined) return false;
  await progress.follow(clock, async (onStep) =>
    publish(root, { person: clock, files: [], say: `Publish what is due at ${first}\n`, release, onStep }),
  );
  await progress.note(moment);
  return true;
}

/** Looks at the clock from now on. @returns ends that. */
export function startClock(options: ClockOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    const wait = await publishDue(options).then(
      () => interval,
      (error: unknown) => {
        // It is on the screen of everybody who opens the editor.
        if (!(error instanceof PublishTrouble)) console.error(error);
        return pause;
      },
    );
    if (!isOver) timer = setTimeout(() => void look(), wait).unref();
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
