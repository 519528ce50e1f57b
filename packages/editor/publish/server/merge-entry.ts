import { isDeepStrictEqual } from 'node:util';
import { valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/content-tools/entries/patch-yaml.ts';
import type { Conflict, Side } from '../publication.ts';
import { shorten } from './compare-values.ts';
import { fieldsOf, readState } from './describe-changes.ts';

/** A file as it was before two people changed it, and as each has made it; undefined where it is not there. */
export type Versions = Readonly<Record<'base' | Side, Buffer | undefined>>;

/** A file with the changes of both, or what has to be chosen first. */
type Merge = { readonly data: Buffer | undefined } | { readonly fields: Conflict['fields'] };

/** Chooses between whole files: pictures, files that one has removed, and those that cannot be read. */
function mergeWhole({ mine, theirs }: Versions, choice: Side | undefined): Merge {
  if (choice) return { data: choice === 'mine' ? mine : theirs };
  const words = (version: Buffer | undefined) => (version ? 'Another version' : 'Removed');
  return { fields: [{ name: '', label: 'The whole file', mine: words(mine), theirs: words(theirs) }] };
}

/**
 * Brings the changes of two people to one file together, field by field; the file here keeps its comments.
 * @param choices whose value remains of fields that both have changed.
 */
export function mergeEntry(file: string, versions: Versions, choices: Readonly<Record<string, Side>> = {}): Merge {
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
      const side = isChangedBy(own) ? choices[name] : 'theirs';
      if (side === 'theirs') merged[name] = other[name];
      if (side) return [];
      const [ours, another] = shorten(own[name], other[name]);
      return [{ name, label: labels[name]?.label ?? name, mine: ours, theirs: another }];
    },
  );
  return fields.length > 0 ? { fields } : { data: Buffer.from(patchFile(file, mine.toString(), merged)) };
}
