import type { AllContent } from '@site/model/check/read-content.ts';

/** The new text of a file; `after` is undefined if it is removed. */
export interface FileEdit {
  /** From the content folder. */
  readonly file: string;
  readonly after: string | undefined;
}

/** A change of content that may require updates of references. */
export interface ContentChange {
  readonly before: AllContent;
  readonly after: AllContent;
  /** The new names of renamed files, from the project's folder. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The local time that decides what is a draft, such as 2024-05-31 09:00. */
  readonly today: string;
}
