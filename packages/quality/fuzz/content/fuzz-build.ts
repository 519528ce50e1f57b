import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { listFiles } from '@site/system/list-files.ts';
import type { ContentMutation } from './content-mutation.ts';
import type { ContentFinding } from './fuzz-check.ts';
import { listPageFaults } from './list-page-faults.ts';
import type { SpoiltCopy } from './spoilt-copy.ts';

/** A project whose content can be spoilt and built. */
export type SpoiltProject = Pick<SpoiltCopy, 'folder' | 'content' | 'with' | 'build'>;

export interface BuildFuzz {
  readonly built: number;
  readonly builds: number;
  readonly findings: readonly ContentFinding[];
}

/** What tells one failed build from another: its last words. */
const shownCharacters = 1_500;

/** A fault of every page is told by the first few. */
const mostFaults = 3;

/** Mutations of different files, so that each stands as if it were alone. */
function takeGroup(waiting: ContentMutation[]): ContentMutation[] {
  const taken = new Set<string>();
  const group: ContentMutation[] = [];
  for (const mutation of [...waiting]) {
    const files = mutation.changes.map(({ file }) => file);
    if (files.some((file) => taken.has(file))) continue;
    files.forEach((file) => taken.add(file));
    group.push(mutation);
    waiting.splice(waiting.indexOf(mutation), 1);
  }
  return group;
}

/** Those whose files a message names and the others; two halves where that divides nothing. */
function divide(group: readonly ContentMutation[], message: string): [ContentMutation[], ContentMutation[]] {
  // Names as words of their own, such as `disco-rayado` in `videos → disco-rayado` or in `/videos/disco-rayado/`.
  const words = new Set(message.match(/[\w-]+/g));
  const isNamed = ({ changes }: ContentMutation) => changes.some(({ file }) => words.has(path.posix.parse(file).name));
  const named = group.filter(isNamed);
  if (named.length > 0 && named.length < group.length) return [named, group.filter((one) => !isNamed(one))];
  const half = Math.ceil(group.length / 2);
  return [group.slice(0, half), group.slice(half)];
}

async function listSiteFaults(dist: string): Promise<string[]> {
  const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
  const faults = await Promise.all(
    pages.map(async (file) => {
      const found = listPageFaults(await readFile(path.join(dist, file), 'utf8'));
      return found.map((fault) => `${file} ${fault}`);
    }),
  );
  return faults.flat();
}

/** Builds the site with mutations that the check lets pass: all of a group at once, and parts of it where that fails. */
export class BuildFuzzer {
  readonly #copy: SpoiltProject;
  readonly #signal: AbortSignal;
  readonly #say: (line: string) => void;
  readonly #onFinding: (finding: ContentFinding) => void;
  readonly #findings: ContentFinding[] = [];
  #builds = 0;

  /**
   * @param say takes a line of progress.
   * @param onFinding takes each finding as it comes: a build takes a while.
   */
  constructor(
    copy: SpoiltProject,
    signal: AbortSignal,
    say: (line: string) => void,
    onFinding: (finding: ContentFinding) => void,
  ) {
    this.#onFinding = onFinding;
    this.#copy = copy;
    this.#signal = signal;
    this.#say = say;
  }

  async run(mutations: readonly ContentMutation[]): Promise<BuildFuzz> {
    const waiting = [...mutations];
    while (waiting.length > 0 && !this.#isStopped()) {
      const group = await this.#agree(takeGroup(waiting), waiting);
      await this.#build(group);
    }
    return { built: mutations.length - waiting.length, builds: this.#builds, findings: this.#findings };
  }

  /** Leaves out, for a later group, what is right alone and wrong together, such as two files with one number. */
  async #agree(group: ContentMutation[], waiting: ContentMutation[]): Promise<ContentMutation[]> {
    let agreed = group;
    for (;;) {
      const problems = await this.#copy.with(agreed, () => checkContent(this.#copy.content));
      if (problems.length === 0 || agreed.length === 0) return agreed;
      const lines = problems.map(describeProblem).join('\n');
      const named = agreed.filter(({ changes }) => changes.some(({ file }) => lines.includes(`content/${file}`)));
      const left =
        named.length > 0 && named.length < agreed.length ? named : agreed.slice(Math.ceil(agreed.length / 2));
      waiting.push(...left);
      agreed = agreed.filter((mutation) => !left.includes(mutation));
    }
  }

  #isStopped(): boolean {
    return this.#signal.aborted;
  }

  async #build(group: readonly ContentMutation[]): Promise<void> {
    if (group.length === 0 || this.#isStopped()) return;
    this.#say(`Building with ${String(group.length)} mutations that the check lets pass …`);
    this.#builds += 1;
    const faults = await this.#copy.with(group, async () => {
      const { code, output } = await this.#copy.build(this.#signal);
      if (code !== 0) return [`the build fails though the check says nothing: ${output.slice(-shownCharacters)}`];
      return listSiteFaults(path.join(this.#copy.folder, 'dist'));
    });
    if (faults.length === 0 || this.#isStopped()) return;
    const [only] = group;
    if (group.length === 1 && only !== undefined) {
      const findings = faults.slice(0, mostFaults).map((what) => ({ mutation: only, what }));
      findings.forEach(this.#onFinding);
      this.#findings.push(...findings);
      return;
    }
    const [suspects, others] = divide(group, faults.join('\n'));
    await this.#build(suspects);
    await this.#build(others);
  }
}
