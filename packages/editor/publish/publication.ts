/** A picture that an entry has gained, lost or exchanged: Git objects, shown by the editor's server. */
export interface PictureChange {
  /** Such as neon-tide.jpg. */
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
}

/** What happened to one entry, or to files that no entry names. */
export interface EntryChange {
  /** The file, which tells entries with the same title apart. */
  readonly key: string;
  /** What it is, such as "Video". */
  readonly type: string;
  /** What it is called, such as "Neon Tide". */
  readonly title: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** Each a sentence without its full stop, such as `Title changed from "A" to "B"`. */
  readonly sentences: readonly string[];
  readonly pictures: readonly PictureChange[];
}

/** The name in which the site is published. */
export interface Owner {
  readonly name: string;
  readonly email: string;
}

/** What "Publish" would do. */
export interface Plan {
  readonly changes: readonly EntryChange[];
  /** Undefined where nobody has said it yet. */
  readonly owner: Owner | undefined;
  /** Where the site answers. */
  readonly address: string;
  /** Files outside of content/ that were committed here and go online as well. */
  readonly otherFiles: readonly string[];
  /** Whether nothing is online yet: the whole content is new then. */
  readonly isFirst: boolean;
  /** Why nothing can be published from here; undefined where it can. */
  readonly trouble: string | undefined;
}

export const stepNames = ['fetch', 'restore', 'check', 'build', 'save', 'send', 'deploy', 'wait'] as const;

/** The parts of a publication, in their order; `restore` and `deploy` are not part of each. */
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
}

/** How a publication ended. */
export interface Outcome {
  /** `sent`: it is on its way, but the site does not show it yet. */
  readonly kind: 'online' | 'sent' | 'failed';
  /** What happened, and what to do. */
  readonly message: string;
  readonly details?: string | undefined;
  /** Entries that were changed here and by someone else: the owner chooses whose are published. */
  readonly overlap?: readonly string[] | undefined;
}

/** A publication that is going on, or the last one. */
export interface Run {
  readonly id: string;
  /** The process that does it. */
  readonly pid: number;
  readonly steps: readonly Step[];
  /** Undefined while it goes on. */
  readonly outcome: Outcome | undefined;
  /** Whether files on this computer were changed, which an open page does not know. */
  readonly changedHere: boolean;
}

/** A state of the content that can be put back. */
export interface Publication {
  readonly commit: string;
  /** Such as 2026-11-24T09:30:00+01:00. */
  readonly date: string;
  readonly name: string;
  /** What the commit says. */
  readonly subject: string;
  readonly isPublished: boolean;
  readonly changes: readonly EntryChange[];
}

/** What is to be published. */
export interface PublishRequest {
  readonly owner?: Owner | undefined;
  /** A publication whose content is put back. */
  readonly putBack?: string | undefined;
  /** Whose version is published of entries that someone else has changed as well. */
  readonly overlap?: 'mine' | 'theirs' | undefined;
}

const verbs = { added: 'New ', removed: 'Removed ', changed: '' } as const;

/** The heading of a change, such as "New team member: Ana Quiroga". */
export function headline({ kind, type, title }: EntryChange): string {
  if (kind === 'changed') return title;
  const words = `${verbs[kind]}${type.toLowerCase()}`;
  return title === '' ? words : `${words}: ${title}`;
}
