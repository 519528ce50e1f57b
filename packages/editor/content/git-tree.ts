import { createHash } from 'node:crypto';

/** A file or folder as Git names it, which is how Keystatic asks for files. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: '040000' | '100644';
  readonly type: 'tree' | 'blob';
  readonly sha: string;
}

function gitHash(type: TreeEntry['type'], data: Uint8Array): string {
  return createHash('sha1')
    .update(`${type} ${String(data.length)}\0`)
    .update(data)
    .digest('hex');
}

/** @returns the name that Git gives to a file of this content. */
export function blobSha(data: string | Uint8Array): string {
  return gitHash('blob', typeof data === 'string' ? Buffer.from(data) : data);
}

function treeSha(children: readonly TreeEntry[]): string {
  const parts = children
    .map(({ path, mode, sha }) => ({ name: path.slice(path.lastIndexOf('/') + 1), mode, sha }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
    .map(({ name, mode, sha }) =>
      Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')]),
    );
  return gitHash('tree', Buffer.concat(parts));
}

/**
 * All files and their folders, each folder before what is in it.
 * @param files by their paths, at most one folder deep.
 */
export function listTree(files: ReadonlyMap<string, string>): TreeEntry[] {
  const blobs = [...files].map(([path, data]): TreeEntry => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: blobSha(data),
  }));
  const folders = new Set(blobs.flatMap(({ path }) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])));
  return [
    ...blobs.filter(({ path }) => !path.includes('/')),
    ...[...folders].flatMap((folder): TreeEntry[] => {
      const children = blobs.filter(({ path }) => path.startsWith(`${folder}/`));
      return [{ path: folder, mode: '040000', type: 'tree', sha: treeSha(children) }, ...children];
    }),
  ];
}
