import type { z } from 'zod';
import { type FieldMeaning, fieldMeanings } from './meanings.ts';

/** A value in a content file, with its schema. */
interface Place<Value> {
  /** Such as `['tiers', 0, 'name']`. */
  readonly path: readonly PropertyKey[];
  readonly value: Value;
  /** Undefined for an unknown field. */
  readonly schema: z.ZodType | undefined;
  readonly meaning: FieldMeaning | undefined;
}

export type TextField = Place<string>;

/** The part of zod's `_zod.def` that is used here. */
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

export function isBlock(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, part) => (Object(value) as Readonly<Record<PropertyKey, unknown>>)[part], data);
}

/**
 * Visits a value and, by `visitContents`, its contents.
 * @param wrapped the value's schema, which it need not match.
 * @param visit returns the replacement of a value; `visitContents` returns a copy of the value with its contents
 * replaced.
 */
export function walk(
  wrapped: z.ZodType | undefined,
  value: unknown,
  visit: (place: Place<unknown>, visitContents: () => unknown) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  const schema = wrapped && unwrapSchema(wrapped).schema;
  const visitContents = () => {
    const { element, shape = {} } = schema ? definitionOf(schema) : {};
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => walk(element, item, visit, [...path, index]));
    }
    if (!isBlock(value)) return value;
    const fields = Object.entries(value).map(([key, inner]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, walk(field, inner, visit, [...path, key])];
    });
    return Object.fromEntries(fields) as unknown;
  };
  return visit({ path, value, schema, meaning: schema && fieldMeanings.get(schema) }, visitContents);
}

export function mapTexts(schema: z.ZodType, values: unknown, change: (field: TextField) => unknown): unknown {
  return walk(schema, values, ({ value, ...place }, visitContents) =>
    typeof value === 'string' ? change({ ...place, value }) : visitContents(),
  );
}

export function listTexts(schema: z.ZodType, values: unknown): TextField[] {
  const fields: TextField[] = [];
  mapTexts(schema, values, (field) => fields.push(field));
  return fields;
}
