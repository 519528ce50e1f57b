import { z } from 'zod';
import { isCollection } from '@site/content-tools/entries/collections.ts';

/** What the editor's server and its app say to each other, as JSON. */

export type Values = Readonly<Record<string, unknown>>;

/** Who uses the editor. */
export interface Person {
  readonly email: string;
  readonly name: string;
  /** What somebody may do, each also what those after it may: publish; save and ask to publish; see the preview. */
  readonly role: 'owner' | 'editor' | 'guest';
}

/** Something that a field can name, and its words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A content file as lists show it. */
export interface EntrySummary {
  /** From the content folder, such as `videos/neon-tide.yaml`. */
  readonly file: string;
  /** Its row of `contentFiles`. */
  readonly name: string;
  readonly title: string;
  /** The picture of an entry, as a field names it. */
  readonly picture?: string | undefined;
  /** Its page on the site; undefined where it has none. */
  readonly address?: string | undefined;
  /** Such as `Draft` or `Sample`. */
  readonly note?: string | undefined;
  readonly category?: string | undefined;
}

/** An entry of the menu: a form, or a list of entries. */
export interface MenuItem {
  readonly label: string;
  /** Opens this file's form; undefined for a list. */
  readonly file?: string;
  /** The rows of `contentFiles` that the list has. */
  readonly names: readonly string[];
}

/** A file that waits for somebody to write it in another language. */
export interface Waiting {
  readonly file: string;
  readonly title: string;
  readonly state: 'missing' | 'outdated' | 'unmarked' | 'incomplete';
}

/** A file of the content and a field in it, in words. */
export interface Place {
  readonly file: string;
  /** Such as `tiers[0].name`; `body` is the text below a page's fields. */
  readonly field: string;
  readonly title: string;
  readonly label: string;
  /** What the field says there. */
  readonly text: string;
}

/** What the editor knows of the content as a whole. */
export interface State {
  readonly company: string;
  readonly person: Person;
  readonly languages: readonly { readonly code: string; readonly name: string; readonly waiting: readonly Waiting[] }[];
  readonly menu: readonly MenuItem[];
  /** What a company doesn't use yet. */
  readonly unused: readonly MenuItem[];
  readonly entries: readonly EntrySummary[];
  /** By the kind of field that names them: `path`, `video`, `portfolio`, `person`, `band`, `claim`, `loop`, `group`, `industry`. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly posts: {
    readonly unwantedHosts: readonly string[];
    readonly formerHost?: string | undefined;
    readonly origin: string;
  };
  readonly country: string;
  /** The day where the company is, such as 2026-11-27. */
  readonly today: string;
  /** Whether this person may put the site of a new company in the place of the example. */
  readonly mayStart: boolean;
  readonly samples: number;
  /** How many entries are not online as they are here. */
  readonly changes: number;
  /** Who has asked to publish since the last publication. */
  readonly requests: readonly string[];
  /** Sentences about the copy: what can't be read, what was changed elsewhere. */
  readonly notes: readonly string[];
}

/** A text of a file in two languages. */
export interface TranslatedText {
  /** Such as `cards[0].title`; `body` is the text below a page's fields. */
  readonly place: string;
  readonly label: string;
  /** In the first language; empty where only the translation has it. */
  readonly original: string;
}

/** An entry as its form has it. */
export interface EntryData {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  /** Of a translation: its texts by their places. */
  readonly values: Values;
  /** Of a translation; undefined for a file of the first language. */
  readonly translated?: {
    /** Identifies the words of the first language. */
    readonly digest: string;
    readonly language: string;
    /** Whether the original says something else since the translation was written. */
    readonly isOutdated: boolean;
    readonly texts: readonly TranslatedText[];
  };
  readonly address?: string | undefined;
}

/** A name within the content folder: never one that leads out of it. */
export const fileSchema = z.string().regex(/^(?:[a-z0-9-]+\/)*[A-Za-z0-9-]+\.(?:yaml|mdoc)$/);
const valuesSchema = z.record(z.string(), z.unknown());

/** By fields: whose text stays. It holds as long as the other text is the one that was shown. */
export const resolutionsSchema = z.record(
  z.string(),
  z.object({ side: z.enum(['mine', 'theirs']), theirs: z.string() }),
);
export type Resolutions = z.infer<typeof resolutionsSchema>;

export const saveSchema = z.object({
  /** The file to change, or where a new entry goes. */
  file: fileSchema,
  /** The values that the form was filled with; undefined for a new entry. */
  base: valuesSchema.optional(),
  values: valuesSchema,
  /** Another name for the file, such as `neon-wave`. */
  slug: z.string().optional(),
  /** Of a translation: that of the words of the first language which the form has shown. */
  digest: z
    .string()
    .regex(/^[a-z]{8}$/)
    .optional(),
  /** Of fields that somebody else has changed, too. */
  resolutions: resolutionsSchema.optional(),
});
export type SaveRequest = z.infer<typeof saveSchema>;

/** Puts an entry of a list next to another one of it. */
export const moveSchema = z.object({
  name: z.string().refine(isCollection),
  file: fileSchema,
  next: fileSchema,
  isAfter: z.boolean(),
});
export type MoveRequest = z.infer<typeof moveSchema>;

/** A field that two people have changed. */
export interface FieldConflict {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Two people's changes of an entry. */
export interface EntryConflict {
  readonly file: string;
  readonly title: string;
  readonly fields: readonly FieldConflict[];
}

/** Why something was not done. The message is a sentence that says what to do. */
export interface Refusal {
  readonly message: string;
  /** By field, of the entry that was to be saved. */
  readonly fields?: readonly { readonly field: string; readonly message: string }[] | undefined;
  /** Other places that keep it from being done. */
  readonly places?: readonly Place[] | undefined;
  readonly conflicts?: readonly EntryConflict[] | undefined;
  /** The person has to sign in again. */
  readonly isSignedOut?: boolean | undefined;
  /** What a program has said, for the site's developer. */
  readonly details?: string | undefined;
}

/** What of an entry is not online as it is here. */
export interface Change {
  /** The entry's file, which names the change. */
  readonly file: string;
  readonly title: string;
  /** Such as `new`, `deleted`, `new address`, `Title, Lead`. */
  readonly what: string;
  /** Who has saved it. */
  readonly people: readonly string[];
  /** When it will come, in words, if that is later. */
  readonly comes?: string | undefined;
  /** From the content folder: of the entry, its translations and pictures, and of what follows it. */
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

/** What the server tells every open editor. */
export type ServerEvent =
  /** Somebody has saved, or the content has changed in another way. */
  | { readonly kind: 'content' | 'published' }
  /** The site shows what was published; `seconds` since it was sent. */
  | { readonly kind: 'online'; readonly seconds: number }
  | { readonly kind: 'trouble'; readonly message: string };
