import { isDeepStrictEqual } from 'node:util';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { isBlock } from '@site/zod-content/walk.ts';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import type { FieldConflict, Resolutions, Values } from '../api.ts';

/** For the conflict dialog. */
function readable(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value === 'object') return Object.values(value).map(readable).filter(Boolean).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = value.replace(/<\/(?:p|h\d|li)>/g, '\n').replace(/<[^>]*>/g, ' ');
  return text.replace(/[^\S\n]+/g, ' ').trim();
}

/** For a three-way merge. */
export interface Versions {
  readonly base: Values | undefined;
  readonly mine: Values;
  readonly theirs: Values;
}

interface Merged {
  readonly values: Values;
  readonly conflicts: readonly FieldConflict[];
}

/** Samples that neither has replaced. */
function bothSamples(mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const left = mine.filter((place) => theirs.includes(place));
  return left.length > 0 ? left : undefined;
}

/**
 * A three-way merge by field. A list is one field, since its items have no ids.
 * @param derivedFields derived fields, which never conflict.
 */
export function mergeValues(
  { base = {}, mine, theirs }: Versions,
  fields: Readonly<Record<string, Field>>,
  resolutions: Resolutions = {},
  derivedFields: readonly string[] = [],
  at = '',
): Merged {
  const values: Record<string, unknown> = {};
  const conflicts: FieldConflict[] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const place = at === '' ? name : `${at}.${name}`;
    const [old, own, other] = [base[name], mine[name], theirs[name]];
    const field = fields[name];
    if (isDeepStrictEqual(own, other) || isDeepStrictEqual(other, old)) values[name] = own;
    else if (isDeepStrictEqual(own, old)) values[name] = other;
    else if (name === 'sample') values[name] = bothSamples(own, other);
    else if (derivedFields.includes(name)) values[name] = own;
    else if (field?.kind === 'block' && isBlock(own) && isBlock(other)) {
      const inner = mergeValues(
        { base: isBlock(old) ? old : {}, mine: own, theirs: other },
        field.fields,
        resolutions,
        derivedFields,
        place,
      );
      values[name] = inner.values;
      conflicts.push(...inner.conflicts.map((one) => ({ ...one, label: `${field.label}: ${one.label}` })));
    } else {
      const resolution = resolutions[place];
      const theirText = readable(other);
      values[name] = resolution?.side === 'theirs' ? other : own;
      if (resolution?.theirs !== theirText) {
        const label = field?.label ?? (name === 'body' ? 'Text of the page' : name);
        conflicts.push({ field: place, label, mine: readable(own), theirs: theirText });
      }
    }
  }
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(kept), conflicts };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Drops fields that the schema doesn't know, and orders the others as it does. @param isDropped of optional fields. */
export function fitValues(field: Field, value: unknown, isDropped = isEmpty): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => fitValues(field.item, item, isDropped));
  if (field.kind !== 'block' || !isBlock(value)) return value === '' && isDropped(value) ? undefined : value;
  const known = Object.entries(field.fields).flatMap(([name, inner]): [string, unknown][] => {
    const written = value[name];
    const isLeftOut = !(name in value) || (inner.optional && isDropped(written));
    return isLeftOut ? [] : [[name, fitValues(inner, written, isDropped)]];
  });
  const text = Object.entries(value).filter(([name]) => name === bodyField);
  return Object.fromEntries([...known, ...text]);
}
