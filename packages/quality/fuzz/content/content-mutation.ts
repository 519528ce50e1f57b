import path from 'node:path';
import { Random } from '../random.ts';
import { fieldMutatorNames, mutateFields } from './mutate-fields.ts';
import { mediaMutators } from './mutate-media.ts';
import { sourceMutators, textMutators } from './mutate-source.ts';
import { pickWritten, type Original, type Originals } from './originals.ts';

/** What becomes of a file of the content folder: other bytes, or none where it is gone. */
export interface Change {
  readonly file: string;
  readonly bytes: Buffer | undefined;
}

export interface ContentMutation {
  readonly seed: number;
  /** Such as `byte order mark in site.yaml`. */
  readonly what: string;
  readonly changes: readonly Change[];
}

interface Spoilt {
  readonly how: string;
  readonly changes: readonly Change[];
}

function spoilSource({ file, bytes }: Original, random: Random): Spoilt {
  const isPage = file.endsWith('.mdoc');
  const mutators = isPage && random.chance(0.5) ? textMutators : sourceMutators;
  const [how, mutate] = random.pick(Object.entries(mutators));
  return { how, changes: [{ file, bytes: Buffer.from(mutate(bytes.toString(), random)) }] };
}

function spoilFields({ file, bytes }: Original, random: Random): Spoilt {
  const how = random.pick(fieldMutatorNames);
  return { how, changes: [{ file, bytes: Buffer.from(mutateFields(bytes.toString(), how, random)) }] };
}

/** A file that is gone, has another name, or stands there twice. */
function spoilPlace({ file, bytes }: Original, random: Random): Spoilt {
  const { dir, name, ext } = path.posix.parse(file);
  const place = (base: string) => path.posix.join(dir, base);
  const [how, to] = random.pick([
    ['gone', undefined],
    ['named in capitals', place(`${name.toUpperCase()}${ext}`)],
    ['named with a space', place(`${name} (1)${ext}`)],
    ['named with a letter that is no ASCII', place(`${name}-é${ext}`)],
    ['with another ending', place(`${name}${random.pick(['.yml', '.yaml.bak', '.json', '.md', '.txt', ''])}`)],
    ['hidden', place(`.${name}${ext}`)],
    ['in another folder', path.posix.join(random.pick(['videos', 'team', 'pages', '.', 'deep/er']), `${name}${ext}`)],
    ['named like an address', place(`${random.pick(['index', '404', 'page', '-', 'a--b', '0', 'constructor'])}${ext}`)],
  ] as const);
  const isKept = random.chance(0.4);
  return {
    how: to !== undefined && isKept ? `a second file ${to} of` : how,
    changes: [
      ...(to === undefined || !isKept ? [{ file, bytes: undefined }] : []),
      ...(to === undefined ? [] : [{ file: to, bytes }]),
    ],
  };
}

function isAsBefore({ written }: Originals, changes: readonly Change[]): boolean {
  return changes.every(({ file, bytes }) => {
    const before = written.find((original) => original.file === file);
    return before !== undefined && bytes?.equals(before.bytes) === true;
  });
}

/**
 * One thing wrong in the content folder.
 * @param seed the same one makes the same of the same folder.
 */
export function makeContentMutation(seed: number, originals: Originals): ContentMutation {
  const random = new Random(seed);
  for (;;) {
    const die = random.below(100);
    if (die < 5) {
      const { file, bytes } = random.pick(originals.media);
      const [how, mutate] = random.pick(Object.entries(mediaMutators));
      return { seed, what: `${how}: ${file}`, changes: [{ file, bytes: mutate(bytes, random) }] };
    }
    const original = pickWritten(originals.written, random);
    const spoil = die < 10 ? spoilPlace : die < 50 ? spoilSource : spoilFields;
    const { how, changes } = spoil(original, random);
    if (!isAsBefore(originals, changes)) return { seed, what: `${how}: ${original.file}`, changes };
  }
}
