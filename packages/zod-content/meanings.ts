import { z } from 'zod';

/**
 * Words with tokens for facts. `what` completes "write …"; `min` and `max` count characters; `isAlt` is text for a
 * picture; `isGroup` is a word that other entries have too; `isName` is the same in every language; `slots` are filled in
 * where it is shown.
 */
export interface TextMeaning {
  readonly what: string;
  readonly min?: number;
  readonly max: number;
  readonly isAlt?: true;
  readonly isGroup?: true;
  readonly isName?: true;
  readonly slots?: readonly string[];
}

/**
 * The kinds of fields by name, with what is known of a field of that kind. Schemas add kinds of their own by declaration
 * merging, as to zod's `GlobalMeta`.
 * @public
 */
export interface FieldKinds {
  text: TextMeaning;
  /** A day such as 2024-05-31. */
  day: unknown;
  /** Day and time where the company is, such as 2024-05-31 09:00. */
  moment: unknown;
  /** Yes or no; `what` says what yes means. */
  switch: { readonly what: string };
}

/** What a field is, beyond its type. */
export type FieldMeaning = { [Kind in keyof FieldKinds]: { readonly kind: Kind } & FieldKinds[Kind] }[keyof FieldKinds];

export const fieldMeanings = z.registry<FieldMeaning>();

/** What to write into a field, such as "write the title", and the bounds of a list or a number. */
export interface FieldAdvice {
  readonly advice: string;
  readonly min?: number;
  readonly max?: number;
}

/** For forms: the wording of the messages, without parsing messages. */
export const fieldAdvice = z.registry<FieldAdvice>();

/** A field that only applies if another field of the same block has a value. */
export interface FieldCondition {
  readonly field: string;
  /** Its value; undefined if it must be left out, true if any will do. */
  readonly is: string | true | undefined;
  /** Whether the field is then required. */
  readonly isNeeded: boolean;
}

/** For forms: which fields to show. The block's schema has to enforce it. */
export const fieldConditions = z.registry<FieldCondition>();
