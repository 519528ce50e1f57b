import { z } from 'zod';

/**
 * Words with tokens for facts. `what` completes "write …"; `min` and `max` count characters;
 * `isGroup` is a word that other entries have too; `isName` is the same in every language; `slots` are
 * placeholders in user interface texts.
 */
export interface TextMeaning {
  readonly what: string;
  readonly min?: number;
  readonly max: number;
  readonly isGroup?: true;
  readonly isName?: true;
  readonly slots?: readonly string[];
}

/**
 * The kinds of fields by name, with the data of each. Schemas add kinds of their own by declaration merging, as to
 * zod's `GlobalMeta`.
 * @public
 */
export interface FieldKinds {
  text: TextMeaning;
  /** Such as 2024-05-31. */
  day: unknown;
  /** Local time of the company, such as 2024-05-31 09:00. */
  moment: unknown;
  /** A boolean; `what` says what true means. */
  switch: { readonly what: string };
}

export type FieldMeaning = { [Kind in keyof FieldKinds]: { readonly kind: Kind } & FieldKinds[Kind] }[keyof FieldKinds];

export const fieldMeanings = z.registry<FieldMeaning>();

/** Advice such as "write the title", and the bounds of a list or a number. */
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
  /** The value; undefined if it must be absent, true for any value. */
  readonly is: string | true | undefined;
}

/** For forms: which fields to show. The block's schema has to enforce it. */
export const fieldConditions = z.registry<FieldCondition>();
