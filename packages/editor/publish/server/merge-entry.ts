import { isDeepStrictEqual } from 'node:util';
import { valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/content-tools/entries/patch-yaml.ts';
import { markField } from '@site/model/translations/translation-mark.ts';
import { blobId } from '../../content/digest.ts';
import type { Choices, Conflict, Side } from '../publication.ts';
import { readable } from './compare-values.ts';
import { fieldsOf, readState, titleOf } from './describe-changes.ts';

/** A file as it was before two people changed it, and as each has made it; undefined where it is not there. */
export type Versions = Readonly<Record<'base' | Side, Buffer | undefined>>;

/** A file with the changes of both, or what has to be chosen first. */
type Merge = { readonly data: Buffer | undefined } | { readonly fields: Conflict['fields'] };

/** Says what two people have changed, of which one version has to be chosen. */
export class ConflictQuestion extends Error {
  readonly conflicts: readonly Conflict[];

  constructor(conflicts: readonly Conflict[]) {
    super(`Someone else has changed ${conflicts.map(({ title }) => title).join(', ')} as well.`);
    this.conflicts = conflicts;
  }
}

/** Chooses between whole files: pictures, files that one has removed, and those that cannot be read. */
function mergeWhole({ mine, theirs }: Versions, choice: Side | undefined): Merge {
  if (choice) return { data: choice === 'mine' ? mine : theirs };
  const words = (version: Buffer | undefined) => (version ? 'Another version' : 'Removed');
  return { fields: [{ name: '', label: 'The whole file', mine: words(mine), theirs: words(theirs) }] };
}

/** The places that neither has replaced yet. */
function bothSamples(mine: unknown, theirs: unknown): unknown {
  const others = Array.isArray(theirs) ? new Set<unknown>(theirs) : undefined;
  const left = Array.isArray(mine) ? mine.filter((place) => others?.has(place)) : [];
  return left.length > 0 ? left : undefined;
}

/**
 * Brings the changes of two people to one file together, field by field; the file here keeps its comments.
 * @param choices whose value remains of fields that both have changed.
 */
function mergeEntry(file: string, versions: Versions, choices: Readonly<Record<string, Side>> = {}): Merge {
  const { base, mine, theirs } = versions;
  if (isDeepStrictEqual(mine, theirs)) return { data: mine };
  const [before, here, there] = [base, mine, theirs].map((version) => readState(file, version));
  if (!mine || !here || !there || (base && !before)) return mergeWhole(versions, choices['']);
  const [old, own, other] = [before ? valuesWithText(before) : {}, valuesWithText(here), valuesWithText(there)];
  const labels = fieldsOf(here.name).fields;
  const merged = { ...own };
  const fields = [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap(
    (name): Conflict['fields'][number][] => {
      const isChangedBy = (values: Readonly<Record<string, unknown>>) => !isDeepStrictEqual(values[name], old[name]);
      if (!isChangedBy(other) || isDeepStrictEqual(own[name], other[name])) return [];
      if (name === 'sample' && isChangedBy(own)) {
        merged[name] = bothSamples(own[name], other[name]);
        return [];
      }
      // Whoever saved last has seen the words that the mark is of.
      const chosen = name === markField ? 'mine' : choices[name];
      const side = isChangedBy(own) ? chosen : 'theirs';
      if (side === 'theirs') merged[name] = other[name];
      if (side) return [];
      const label = labels[name]?.label ?? name;
      return [{ name, label, mine: readable(own[name]), theirs: readable(other[name]) }];
    },
  );
  return fields.length > 0 ? { fields } : { data: Buffer.from(patchFile(file, mine.toString(), merged)) };
}

/**
 * Brings the changes of two people to several files together.
 * @returns what the files are then; undefined for one that goes.
 * @throws ConflictQuestion where a choice is missing.
 */
export function mergeFiles(
  files: ReadonlyMap<string, Versions>,
  choices: Choices = {},
): ReadonlyMap<string, Buffer | undefined> {
  const merged = new Map<string, Buffer | undefined>();
  const conflicts: Conflict[] = [];
  for (const [file, versions] of files) {
    const id = `${file} ${versions.theirs ? blobId(versions.theirs) : ''}`;
    const result = mergeEntry(file, versions, choices[id]);
    if ('data' in result) merged.set(file, result.data);
    else {
      const title = titleOf(file, readState(file, versions.mine ?? versions.theirs));
      conflicts.push({ id, title, fields: result.fields });
    }
  }
  if (conflicts.length > 0) throw new ConflictQuestion(conflicts);
  return merged;
}
