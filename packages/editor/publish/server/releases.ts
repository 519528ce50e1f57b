import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { openContent, type ContentSource } from '@site/model/check/content-folder.ts';
import { readContentMark } from '@site/model/check/content-mark.ts';
import { siteFolders } from '@site/model/site-folders.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { linkFile, linkFolder } from '@site/model/files/link-folder.ts';
import { buildWith } from '../../preview/preview-build.ts';
import type { Release } from '../publication.ts';
import { PublishTrouble } from './trouble.ts';

/** The content of the release that is being built, from the project's folder. */
const snapshot = '.cache/editor/release';

/** How many are kept. */
const kept = 5;

/** Such as 20261124T093000Z-0a1b2c3d4e5f: when it was built, and from which content. */
const namePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{12}$/;

/**
 * Sites that this machine serves itself: a folder for each, and `current`, a link to the one that visitors see. A web server
 * has that link as its root.
 */
export class Releases {
  readonly #root: string;
  readonly #folder: string;
  readonly #build: ReturnType<typeof buildWith>;

  /** @param folder has the releases, such as /srv/site. */
  constructor(root: string, folder: string, build = buildWith()) {
    this.#root = root;
    this.#folder = folder;
    this.#build = build;
  }

  /** Keeps the content from which the next release is built. */
  async take(content: ContentSource): Promise<void> {
    const copy = path.join(this.#root, snapshot);
    await rm(copy, { recursive: true, force: true });
    for (const [file, { place }] of openContent(content).files) {
      await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
      await linkFile(place, path.join(copy, file));
    }
  }

  /** Builds what was taken, completely or not at all. @returns its name. @throws PublishTrouble */
  async build(): Promise<string> {
    const trouble = await this.#build(this.#root, snapshot);
    if (trouble !== '') {
      throw new PublishTrouble(
        'The site could not be built, so nothing was published, and visitors see what they saw. Show the details to whoever looks after its code.',
        { details: trouble },
      );
    }
    const mark = await readContentMark(path.join(this.#root, snapshot));
    const name = `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}-${mark.slice(0, 12)}`;
    const part = path.join(this.#folder, `.${name}`);
    await mkdir(this.#folder, { recursive: true });
    // What an interrupted build has left.
    for (const left of await readdir(this.#folder)) {
      if (left.startsWith('.')) await rm(path.join(this.#folder, left), { recursive: true, force: true });
    }
    await linkFolder(path.join(this.#root, siteFolders(snapshot).dist), part);
    await rename(part, path.join(this.#folder, name));
    return name;
  }

  /** Shows a release to visitors, from one moment to the next. @throws PublishTrouble for one that is not kept. */
  async show(name: string): Promise<void> {
    if (!(await this.list()).some((release) => release.name === name)) {
      throw new PublishTrouble('This state of the site is not kept any more: open the list again.');
    }
    const part = path.join(this.#folder, '.current');
    await rm(part, { force: true });
    await symlink(name, part);
    await rename(part, path.join(this.#folder, 'current'));
    const old = (await this.list()).filter(({ isCurrent }) => !isCurrent).slice(kept - 1);
    for (const release of old) await rm(path.join(this.#folder, release.name), { recursive: true, force: true });
  }

  /** The sites that are kept, newest first. */
  async list(): Promise<Release[]> {
    const orNone = (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    };
    const names = (await readdir(this.#folder).catch(orNone)) ?? [];
    const current = await readlink(path.join(this.#folder, 'current')).catch(orNone);
    return names
      .filter((name) => namePattern.test(name))
      .sort()
      .reverse()
      .map((name) => ({ name, date: name.replace(namePattern, '$1-$2-$3T$4:$5:$6Z'), isCurrent: name === current }));
  }
}
