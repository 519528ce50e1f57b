/** What the editor's server and its pages tell each other about publishing. */

/** A field that has another value than before. */
export interface FieldChange {
  /** As the form has it, such as "Credits 1, Role". */
  readonly label: string;
  /** The two values in short; empty where there is none. */
  readonly before: string;
  readonly after: string;
  /** A picture to show, by its place as a content file names it. */
  readonly picture?: string;
}

/** What happened to one entry, or to the pictures. */
export interface EntryChange {
  /** From the project's folder. */
  readonly file: string;
  /** Such as "New team member: Ana Quiroga". */
  readonly title: string;
  /** Empty for an entry that is new or gone. */
  readonly fields: readonly FieldChange[];
  /** Its form in the editor, where the list leads there. */
  readonly href?: string;
}

/** How many samples a list of entries has. */
export function countFields(entries: readonly EntryChange[]): number {
  return entries.reduce((sum, { fields }) => sum + fields.length, 0);
}

/** The steps of a publication, in their order. */
export type Step = 'asking' | 'checking' | 'building' | 'sending';

/** Somebody who may not publish, and asks an owner to. */
export interface Ask {
  readonly name: string;
  /** Such as 2026-11-24T09:30:00.000Z. */
  readonly date: string;
}

/** How the last publication ended. */
export interface Outcome {
  /** Who has started it. */
  readonly name: string;
  readonly date: string;
  /** Why nothing was published; undefined where all was. */
  readonly refusal?: Refusal | undefined;
}

/** How things stand. */
export interface PublishStatus {
  /** How many files differ from what was published last. */
  readonly unpublished: number;
  /** Whether whoever asks may publish. */
  readonly mayPublish: boolean;
  /** What is being published at this moment. */
  readonly running?: { readonly name: string; readonly step: Step } | undefined;
  readonly last?: Outcome | undefined;
  readonly asks: readonly Ask[];
  /** Why nothing can be published from here; undefined where it can. */
  readonly trouble: string | undefined;
}

/** A site that this machine has built, and can serve at once. */
export interface Release {
  readonly name: string;
  readonly date: string;
  readonly isCurrent: boolean;
}

/** Whether the site shows what was published. */
export interface OnlineState {
  readonly address: string;
  readonly isOnline: boolean;
}

export type Side = 'mine' | 'theirs';

/** An entry that was changed here and by someone else. */
export interface Conflict {
  /** Names the entry and their version of it: a choice counts only for what was seen. */
  readonly id: string;
  readonly title: string;
  /** What both have changed. The name is empty where the whole file has to be chosen. */
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly mine: string;
    readonly theirs: string;
  }[];
}

/** Whose version remains, by conflict and field. */
export type Choices = Readonly<Record<string, Readonly<Record<string, Side>>>>;

/** Why something was not done. */
export interface Refusal {
  /** What happened, and what to do. */
  readonly message: string;
  readonly details?: string | undefined;
  readonly conflicts?: readonly Conflict[] | undefined;
  /** What is wrong with fields of a form, by their names. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** An earlier state of the content. */
export interface Publication {
  readonly commit: string;
  /** Such as 2026-11-24T09:30:00+01:00. */
  readonly date: string;
  readonly name: string;
  readonly subject: string;
  /** What changed, a line for each field. */
  readonly changes: string;
}

/** A save of one entry. */
export interface EntryVersion extends Pick<EntryChange, 'title' | 'fields'> {
  readonly commit: string;
  /** Such as 2026-11-24T09:30:00+01:00. */
  readonly date: string;
  /** Who has saved it. */
  readonly name: string;
}
