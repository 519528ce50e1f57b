import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withContentLock } from '@site/model/check/content-lock.ts';
import { siteFolders } from '@site/model/site-folders.ts';
import { linkFolder } from '@site/model/files/link-folder.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { runWhileAsked } from '../saves/run-while-asked.ts';

/** The content of the preview, from the project's folder: as it was when its build began. */
const snapshot = '.cache/editor/preview';

/** How the preview stands. */
export interface PreviewState {
  readonly isBuilding: boolean;
  /** When the build began whose site is shown, in milliseconds; undefined where there is none yet. */
  readonly shows: number | undefined;
  /** Why the last build failed; what is shown is older then. */
  readonly trouble: string | undefined;
}

/** Builds a content folder of a project. @returns why it failed; empty where it is built. */
export type BuildSite = (root: string, content: string, signal?: AbortSignal) => Promise<string>;

/** The project's own build, in a process of its own, whose memory is free again when it ends. */
export function buildWith(...options: readonly string[]): BuildSite {
  return async (root, content, signal) => {
    let output = '';
    const args = [path.join(root, 'packages/delivery/build/run.ts'), '--content', content, ...options];
    const onOutput = (text: string) => {
      output = (output + text).slice(-10_000);
    };
    const code = await runCommand(process.execPath, args, { root, onOutput, ...(signal && { signal }) });
    return code === 0 ? '' : output.trim() || `The build ended with ${code}.`;
  };
}

/** Builds the site with what is saved, one build at a time. */
export class PreviewBuilds {
  /** The built site. */
  readonly dist: string;
  readonly #root: string;
  readonly #build: BuildSite;
  readonly #stop = new AbortController();
  #state: PreviewState = { isBuilding: false, shows: undefined, trouble: undefined };
  /** Whether anybody looks at the preview: where nobody does, no save is built. */
  #isWanted = false;
  /** Builds what is saved now; while a build runs, once more after it. */
  readonly request = runWhileAsked(async () => this.#run());

  constructor(root: string, build = buildWith('--no-pictures', '--no-compression', '--drafts')) {
    this.#root = root;
    this.#build = build;
    this.dist = path.join(root, siteFolders(snapshot).dist);
  }

  get state(): PreviewState {
    return this.#state;
  }

  /** Somebody looks at the preview: what was saved before is built once, and from then on each save. */
  want(): void {
    if (!this.#isWanted) void this.request();
    this.#isWanted = true;
  }

  /** Something was saved. */
  change(): void {
    if (this.#isWanted) void this.request();
  }

  async #run(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const began = Date.now();
    this.#state = { ...this.#state, isBuilding: true };
    const trouble = await this.#buildOnce().catch((error: unknown) => String(error));
    this.#state =
      trouble === ''
        ? { isBuilding: false, shows: began, trouble: undefined }
        : { ...this.#state, isBuilding: false, trouble };
  }

  async #buildOnce(): Promise<string> {
    const content = path.join(this.#root, 'content');
    const copy = path.join(this.#root, snapshot);
    await withContentLock(content, async () => {
      await rm(copy, { recursive: true, force: true });
      await linkFolder(content, copy);
    });
    return this.#build(this.#root, snapshot, this.#stop.signal);
  }

  /** Ends a build that runs. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.request();
  }
}
