import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../files/has-code.ts';

export interface FileState {
  readonly place: string;
  readonly size: number;
  /** In milliseconds. */
  readonly changedAt: number;
  /** Identifies this version of the file without reading it. */
  readonly id: string;
}

/** A snapshot of a content folder's files, possibly with staged changes. */
export interface ContentFolder {
  /** By their path in the folder, with `/` as separator, unsorted. */
  readonly files: ReadonlyMap<string, FileState>;
  /** Symbolic links and other special files, which could lead out of the folder. */
  readonly links: readonly string[];
}

/** A path, or a snapshot. */
export type ContentSource = string | ContentFolder;

export function readFileState(place: string): FileState | undefined {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found) return undefined;
  const { ino, size, mtimeMs } = found;
  return { place, size, changedAt: mtimeMs, id: `${ino} ${size} ${mtimeMs}` };
}

function listFolder(place: string): Dirent[] {
  try {
    // Not `recursive`, which would follow links to folders.
    return readdirSync(place, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** States are reused: of thousands of files, hardly any has changed since the last run. */
const cache = new Map<string, FileState>();

function readKnownState(place: string): FileState | undefined {
  const [before, now] = [cache.get(place), readFileState(place)];
  if (now && before?.id === now.id) return before;
  if (now) cache.set(place, now);
  else cache.delete(place);
  return now;
}

/**
 * Lists the files of a content folder without reading them.
 * @param under a subfolder; the whole folder by default.
 * @returns an empty list if there is no such folder.
 */
export function scanContent(folder: string, under = ''): ContentFolder {
  const files = new Map<string, FileState>();
  const links: string[] = [];
  const visit = (inner: string): void => {
    for (const entry of listFolder(path.join(folder, inner))) {
      const file = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory()) visit(file);
      else if (!entry.isFile()) links.push(file);
      else {
        const state = readKnownState(`${folder}${path.sep}${file}`);
        if (state) files.set(file, state);
      }
    }
  };
  visit(under);
  return { files, links };
}

export function openContent(source: ContentSource): ContentFolder {
  return typeof source === 'string' ? scanContent(source) : source;
}
