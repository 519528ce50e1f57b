import { z } from 'zod';
import { isCollection } from '@site/content-tools/entries/collections.ts';

/** The JSON that the server and the app exchange. */

export type Values = Readonly<Record<string, unknown>>;

export interface Person {
  readonly email: string;
  readonly name: string;
  /** Each role may do what the next one may, too: an owner publishes, an editor saves, a guest sees the preview. */
  readonly role: 'owner' | 'editor' | 'guest';
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface EntrySummary {
  /** Relative to the content folder, such as `videos/neon-tide.yaml`. */
  readonly file: string;
  /** Its key in `contentFiles`. */
  readonly name: string;
  readonly title: string;
  readonly picture?: string | undefined;
  /** Undefined if no page shows it. */
  readonly address?: string | undefined;
  /** Such as `Draft` or `Sample`. */
  readonly note?: string | undefined;
  readonly category?: string | undefined;
}

export interface MenuItem {
  readonly label: string;
  /** Undefined for a list of entries. */
  readonly file?: string;
  /** Keys of `contentFiles`. */
  readonly names: readonly string[];
}

export interface Waiting {
  readonly file: string;
  readonly title: string;
  readonly state: 'missing' | 'outdated' | 'unmarked' | 'incomplete';
}

export interface Place {
  readonly file: string;
  /** Such as `tiers[0].name`; `body` is the text below a page's fields. */
  readonly field: string;
  readonly title: string;
  readonly label: string;
  /** The field's value, or what is wrong with it. */
  readonly text: string;
}

export interface State {
  readonly company: string;
  readonly person: Person;
  readonly languages: readonly { readonly code: string; readonly name: string; readonly waiting: readonly Waiting[] }[];
  readonly menu: readonly MenuItem[];
  /** Content that a company doesn't have yet, behind "Add something else". */
  readonly unused: readonly MenuItem[];
  readonly entries: readonly EntrySummary[];
  /** By field kind, such as `path` or `person`. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly posts: {
    readonly unwantedHosts: readonly string[];
    readonly formerHost?: string | undefined;
    readonly origin: string;
  };
  readonly country: string;
  /** In the company's time zone, such as 2026-11-27. */
  readonly today: string;
  /** Whether the site is still the example. */
  readonly mayStart: boolean;
  readonly samples: number;
  /** The number of unpublished entries. */
  readonly changes: number;
  /** Names of people who requested publication. */
  readonly requests: readonly string[];
  /** On files that were changed outside the editor. */
  readonly note: string | undefined;
}

export interface TranslatedText {
  /** Such as `cards[0].title`; `body` is the text below a page's fields. */
  readonly place: string;
  readonly label: string;
  /** Empty if only the translation has it. */
  readonly original: string;
}

export interface EntryData {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  /** A translation's texts are keyed by place. */
  readonly values: Values;
  /** Undefined for the first language. */
  readonly translated?: {
    /** A digest of the original's texts. */
    readonly digest: string;
    readonly language: string;
    readonly isOutdated: boolean;
    readonly texts: readonly TranslatedText[];
  };
  readonly address?: string | undefined;
}

/** Never leads out of the content folder. */
export const fileSchema = z.string().regex(/^(?:[a-z0-9-]+\/)*[A-Za-z0-9-]+\.(?:yaml|mdoc)$/);
const valuesSchema = z.record(z.string(), z.unknown());

/** By field. A choice is void if the other text has changed since it was shown. */
export const resolutionsSchema = z.record(
  z.string(),
  z.object({ side: z.enum(['mine', 'theirs']), theirs: z.string() }),
);
export type Resolutions = z.infer<typeof resolutionsSchema>;

export const saveSchema = z.object({
  file: fileSchema,
  /** The merge base: what the form was loaded with. Undefined for a new entry. */
  base: valuesSchema.optional(),
  values: valuesSchema,
  /** Renames the file. */
  slug: z.string().optional(),
  /** The digest of the original that the translator saw. */
  digest: z
    .string()
    .regex(/^[a-z]{8}$/)
    .optional(),
  resolutions: resolutionsSchema.optional(),
});
export type SaveRequest = z.infer<typeof saveSchema>;

/** Relative to a neighbor, so that concurrent moves combine. */
export const moveSchema = z.object({
  name: z.string().refine(isCollection),
  file: fileSchema,
  next: fileSchema,
  isAfter: z.boolean(),
});
export type MoveRequest = z.infer<typeof moveSchema>;

export interface FieldConflict {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface EntryConflict {
  readonly file: string;
  readonly title: string;
  readonly fields: readonly FieldConflict[];
}

/** The message is a sentence that says what to do. */
export interface Refusal {
  readonly message: string;
  /** Messages by field. */
  readonly fields?: readonly { readonly field: string; readonly message: string }[] | undefined;
  /** Other fields that block it. */
  readonly places?: readonly Place[] | undefined;
  readonly conflicts?: readonly EntryConflict[] | undefined;
  readonly isSignedOut?: boolean | undefined;
  /** A program's output, for developers. */
  readonly details?: string | undefined;
}

export interface Change {
  readonly file: string;
  readonly title: string;
  /** Such as `new`, `deleted`, `new address`, `Title, Lead`. */
  readonly what: string;
  readonly people: readonly string[];
  /** For a scheduled entry, such as `Sunday, November 29, 09:00`. */
  readonly comes?: string | undefined;
  /** All files published along with the entry: translations, pictures, updated references. */
  readonly files: readonly string[];
}

export interface Publication {
  readonly commit: string;
  /** ISO 8601. */
  readonly date: string;
  readonly name: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

export type ServerEvent =
  | { readonly kind: 'content' | 'published' }
  /** Seconds since the push. */
  | { readonly kind: 'online'; readonly seconds: number }
  | { readonly kind: 'trouble'; readonly message: string };
