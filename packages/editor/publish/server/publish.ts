import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readContentMark } from '@site/model/check/content-mark.ts';
import { stepNames, type Outcome, type PublishRequest, type Run, type StepName } from '../publication.ts';
import { commitTree, moveBranch, writeMessage } from './commit.ts';
import { checkCopy, findBase, onlineRef, readOwner, writeOwner } from './copy.ts';
import { describeChanges } from './describe-changes.ts';
import { Git } from './git.ts';
import { checkPublication } from './history.ts';
import { waitForSite } from './live-site.ts';
import type { ProgramResult, RunProgram } from './run-program.ts';
import { readRun, writeRun } from './run-file.ts';
import { readPublishSettings, type PublishSettings } from './settings.ts';
import { keepContent, restoreContent, takeSnapshot } from './snapshot.ts';
import { takeTheirs } from './take-theirs.ts';
import { explainGit, isBehind, PublishTrouble } from './trouble.ts';

/** How long sending may take, in milliseconds: pictures and films over a slow line. */
const sendLimit = 30 * 60_000;

/** What the work is done with; tests give another. */
export interface PublishTools {
  readonly runProgram: RunProgram;
  /** How often the site online is asked, in milliseconds. */
  readonly interval: number;
}

/** One publication while it goes on. */
class Publishing {
  private readonly git: Git;
  private readonly settings: PublishSettings;
  private readonly request: PublishRequest;
  private readonly tools: PublishTools;
  private run: Run;
  /** The content before another was put back. */
  private replaced: string | undefined;

  constructor(git: Git, settings: PublishSettings, request: PublishRequest, tools: PublishTools) {
    this.git = git;
    this.settings = settings;
    this.request = request;
    this.tools = tools;
    const isPart: Partial<Record<StepName, boolean>> = {
      restore: request.putBack !== undefined,
      deploy: settings.deploy !== undefined,
    };
    const steps = stepNames.filter((name) => isPart[name] ?? true).map((name) => ({ name, state: 'waiting' as const }));
    this.run = { id: randomUUID(), pid: process.pid, steps, outcome: undefined, changedHere: false };
  }

  async save(change: Partial<Run> = {}): Promise<Run> {
    this.run = { ...this.run, ...change };
    await writeRun(this.git.root, this.run);
    return this.run;
  }

  /** Does everything, and keeps how it ended. */
  async work(): Promise<void> {
    try {
      await this.finish(await this.publish());
    } catch (error) {
      const { message, details, overlap } = this.explain(await this.undo(error));
      const steps = this.run.steps.map((step) =>
        step.state === 'running' ? { ...step, state: 'failed' as const } : step,
      );
      await this.finish({ kind: 'failed', message, details, overlap }, steps);
    }
  }

  /** Takes back what was put back and not sent. @returns what is to be told: the error, or why that failed as well. */
  private async undo(error: unknown): Promise<unknown> {
    if (this.replaced === undefined) return error;
    return restoreContent(this.git, this.replaced).then(
      () => error,
      (failure: unknown) => failure,
    );
  }

  private explain(error: unknown): PublishTrouble {
    const trouble = explainGit(error, this.settings);
    if (trouble instanceof PublishTrouble) return trouble;
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new PublishTrouble(
      "Something unexpected happened. What you saved is still here. Show the details to whoever looks after the site's code.",
      { details },
    );
  }

  /** A later publication has replaced this one while it waited for the site: that one is shown. */
  private async isReplaced(): Promise<boolean> {
    return (await readRun(this.git.root))?.id !== this.run.id;
  }

  private async finish(outcome: Outcome, steps = this.run.steps): Promise<void> {
    if (!(await this.isReplaced())) await this.save({ outcome, steps });
  }

  private async step<Result>(name: StepName, work: () => Promise<Result>): Promise<Result> {
    const mark = async (state: 'running' | 'done') =>
      this.save({ steps: this.run.steps.map((step) => (step.name === name ? { name, state } : step)) });
    await mark('running');
    const result = await work();
    if (name !== 'wait') await mark('done');
    return result;
  }

  private async publish(): Promise<Outcome> {
    const { git, settings, request } = this;
    await this.step('fetch', async () => {
      const taken = await takeTheirs(git, settings, request.overlap);
      if (taken.length > 0) await this.save({ changedHere: true });
      if (!taken.includes('package-lock.json')) return;
      throw new PublishTrouble(
        'The program of the site was updated along with what someone else has published. Close the editor, run "npm ci", start the editor again, and publish. Nothing is lost.',
      );
    });
    const { putBack } = request;
    if (putBack !== undefined) await this.step('restore', async () => this.putBack(putBack));
    const mark = await readContentMark(path.join(git.root, 'content'));
    const tree = await takeSnapshot(git);
    await this.step('check', async () => {
      this.expectSuccess(
        await this.tools.runProgram(git.root, ['npm', 'run', '--silent', 'content:check']),
        'The content check found something wrong, so nothing was published. Correct it, save, and publish again.',
      );
    });
    await this.step('build', async () => this.build(mark));
    const commit = await this.step('save', async () => this.commit(tree));
    await this.step('send', async () => this.send(commit));
    this.replaced = undefined;
    await this.step('deploy', async () => this.deploy());
    return this.step('wait', async () => this.wait(mark));
  }

  private async putBack(commit: string): Promise<void> {
    const { git } = this;
    this.replaced = await takeSnapshot(git);
    const isUnpublished = this.replaced !== (await git.text(['rev-parse', 'HEAD^{tree}']));
    if (isUnpublished) await keepContent(git, 'Kept as it was here before another publication was put back');
    await restoreContent(git, commit);
    await this.save({ changedHere: true });
  }

  private expectSuccess({ code, output }: ProgramResult, message: string): void {
    if (code !== 0) throw new PublishTrouble(message, { details: output.trim() });
  }

  private async build(mark: string): Promise<void> {
    const { root } = this.git;
    this.expectSuccess(
      await this.tools.runProgram(root, ['npm', 'run', '--silent', 'build']),
      "The site could not be built, so nothing was published. Show the details to whoever looks after the site's code, then publish again.",
    );
    const built = JSON.parse(await readFile(path.join(root, 'dist/build.json'), 'utf8')) as { content?: unknown };
    if (built.content !== mark || (await readContentMark(path.join(root, 'content'))) !== mark) {
      throw new PublishTrouble(
        'The content was changed while the site was being built, so nothing was published. Publish again, and the change is part of it.',
      );
    }
  }

  private async commit(tree: string): Promise<string> {
    const { git, request, settings } = this;
    const base = (await findBase(git, settings)) ?? 'HEAD';
    const changes = await describeChanges(git, base, tree);
    const { putBack } = request;
    if (putBack === undefined) return commitTree(git, tree, writeMessage(changes));
    const date = await git.text(['log', '-1', '--format=%ad', '--date=format:%e %B %Y, %H:%M', putBack]);
    return commitTree(git, tree, writeMessage(changes, `Put back the content of ${date.trim()}`));
  }

  /** Only what the remote repository has accepted becomes part of this copy's branch. */
  private async send(commit: string): Promise<void> {
    const { git, settings } = this;
    const { remote, branch } = settings;
    try {
      await git.text(['push', '--quiet', remote, `${commit}:refs/heads/${branch}`], { timeout: sendLimit });
    } catch (error) {
      if (!isBehind(error)) throw error;
      throw new PublishTrouble(
        'Someone else published at the same moment, so yours was not sent. Publish again: theirs is taken over first.',
      );
    }
    await git.text(['update-ref', onlineRef(settings), commit]);
    await moveBranch(git, commit);
  }

  private async deploy(): Promise<void> {
    const { deploy } = this.settings;
    if (!deploy) return;
    this.expectSuccess(
      await this.tools.runProgram(this.git.root, deploy),
      'Your changes are saved and sent, but the command that puts the site online failed: the site online is as it was. Publish again once the reason in the details is gone.',
    );
  }

  private async wait(mark: string): Promise<Outcome> {
    const { address, waitMinutes } = this.settings;
    const { interval } = this.tools;
    const isOver = async () => this.isReplaced();
    if (await waitForSite(this.settings, { mark, interval, isOver })) {
      const steps = this.run.steps.map(({ name }) => ({ name, state: 'done' as const }));
      if (!(await isOver())) await this.save({ steps });
      return { kind: 'online', message: `${address} shows what you published.` };
    }
    return {
      kind: 'sent',
      message: `Your changes are saved and sent, but ${address} does not show them after ${String(waitMinutes)} minutes. The host may still be busy, or its checks may have failed: look there for the run that belongs to this publication. "Look again" asks the site once more.`,
    };
  }
}

interface Started {
  readonly run: Run;
  readonly ended: Promise<void>;
}

/** Folders in which a publication is starting: another window of the editor may ask for one in the same instant. */
const starting = new Set<string>();

const isGoingOn = 'A publication is going on: wait until it has ended.';

/**
 * Starts a publication, which then goes on by itself.
 * @returns its state, and its end.
 * @throws PublishTrouble where it cannot start.
 */
export async function startPublishing(root: string, request: PublishRequest, tools: PublishTools): Promise<Started> {
  if (starting.has(root)) throw new PublishTrouble(isGoingOn);
  starting.add(root);
  try {
    return await start(root, request, tools);
  } finally {
    starting.delete(root);
  }
}

/** Looks whether a publication can start, and says that it has. Only one at a time does this. */
async function start(root: string, request: PublishRequest, tools: PublishTools): Promise<Started> {
  const git = new Git(root);
  const settings = await readPublishSettings(root);
  await checkCopy(git, settings);
  const last = await readRun(root);
  const isWaiting = last?.steps.some(({ name, state }) => name === 'wait' && state === 'running');
  if (last && !last.outcome && !isWaiting) {
    throw new PublishTrouble(isGoingOn);
  }
  if (request.owner) await writeOwner(git, request.owner);
  if (!(await readOwner(git))) throw new PublishTrouble('Write your name and your e-mail address first.');
  if (request.putBack !== undefined) await checkPublication(git, request.putBack);
  const publishing = new Publishing(git, settings, request, tools);
  return { run: await publishing.save(), ended: publishing.work() };
}
