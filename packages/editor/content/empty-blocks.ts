import type { z } from 'astro/zod';
import type { EditorField } from '../fields/editor-field.ts';
import { describeFile } from '../fields/schema-fields.ts';

type Values = Readonly<Record<string, unknown>>;

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

function dropIn(field: EditorField, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => dropIn(field.item, item));
  if (field.kind !== 'block' || value === null || typeof value !== 'object') return value;
  const { fields } = field;
  const values = value as Values;
  const known = Object.keys(fields).filter((name) => name in values);
  const others = Object.keys(values).filter((name) => !(name in fields));
  const entries = [...known, ...others].flatMap((name): [string, unknown][] => {
    const [inside, inner] = [fields[name], values[name]];
    if (inside?.optional && isEmpty(inner)) return [];
    return [[name, inside ? dropIn(inside, inner) : inner]];
  });
  return Object.fromEntries(entries);
}

/** Takes out blocks and lines that may be missing and in which nothing is written; the rest stands as the schema has it. */
export function dropEmptyBlocks(schema: z.ZodType, file: string, values: Values): Values {
  return dropIn(describeFile(schema, file), values) as Values;
}
