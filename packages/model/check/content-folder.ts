import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../files/has-code.ts';

export interface FileState {
  /** The path of the file's bytes. */
  readonly place: string;
  readonly size: number;
  /** The modification time, in milliseconds. */
  readonly changedAt: number;
  /** Identifies this version of the file without reading it. */
  readonly id: string;
}

/** The files of a content folder at one moment, or with changes that are not written yet. */
export interface ContentFolder {
  /** By their path in the folder, with `/` between the parts, in no order. */
  readonly files: ReadonlyMap<string, FileState>;
  /** Symbolic links and other special files, which could lead out of the folder. */
  readonly links: readonly string[];
}

/** A content folder by its path, or as it was looked at. */
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

/** A cache: of thousands of files, hardly any has changed since the last run. */
const cache = new Map<string, FileState>();

function readKnownState(place: string): FileState | undefined {
  const [before, now] = [cache.get(place), readFileState(place)];
  if (now && before?.id === now.id) return before;
  if (now) cache.set(place, now);
  else cache.delete(place);
  return now;
}

/**
 * Looks at the files of a content folder, without reading them.
 * @param under a folder in it; all of it if left out.
 * @returns none where there is no such folder.
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

/** Lists the files of a content folder, unless it already is such a list. */
export function openContent(source: ContentSource): ContentFolder {
  return typeof source === 'string' ? scanContent(source) : source;
}
