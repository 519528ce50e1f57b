import type { z } from 'astro/zod';
import { fieldMeanings, type FieldMeaning } from './field-meanings.ts';

/** A text in a content file. */
export interface TextField {
  /** Where it is, such as `['tiers', 0, 'name']`. */
  readonly path: readonly PropertyKey[];
  readonly value: string;
  /** The meaning that the schema registers; undefined for an unknown field. */
  readonly meaning: FieldMeaning | undefined;
  readonly schema: z.ZodType | undefined;
}

/** The parts of zod's `_zod.def` that are read here. */
interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
}

export function definitionOf(schema: z.ZodType): SchemaDefinition {
  return schema._zod.def;
}

/** Unwraps `optional` and `default`, and says whether a value may be missing. */
export function unwrapSchema(
  schema: z.ZodType,
  optional = false,
): { readonly schema: z.ZodType; readonly optional: boolean } {
  const { type, innerType } = definitionOf(schema);
  return (type === 'optional' || type === 'default') && innerType
    ? unwrapSchema(innerType, true)
    : { schema, optional };
}

/**
 * A copy of a content file's values with every text replaced by `change`.
 * @param wrapped the file's schema; the value need not match it.
 */
export function mapTexts(
  wrapped: z.ZodType | undefined,
  value: unknown,
  change: (field: TextField) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  const schema = wrapped && unwrapSchema(wrapped).schema;
  if (typeof value === 'string') {
    return change({ path, value, schema, meaning: schema && fieldMeanings.get(schema) });
  }
  const { element, shape } = schema ? definitionOf(schema) : {};
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => mapTexts(element, item, change, [...path, index]));
  }
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const field = shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
    return [key, mapTexts(field, inner, change, [...path, key])];
  });
  return Object.fromEntries(fields);
}

/** Every text in a content file's values. */
export function listTexts(schema: z.ZodType, value: unknown): TextField[] {
  const fields: TextField[] = [];
  mapTexts(schema, value, (field) => fields.push(field));
  return fields;
}
