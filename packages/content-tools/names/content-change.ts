import type { AllContent } from '@site/model/check/read-content.ts';

/** The new text of a file; `after` is undefined where it is removed. */
export interface FileEdit {
  /** From the content folder. */
  readonly file: string;
  readonly after: string | undefined;
}

/** A change of content whose references have to be updated. */
export interface ContentChange {
  /** The content before and after the change itself. */
  readonly before: AllContent;
  readonly after: AllContent;
  /** The new names of renamed files, from the project's folder. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The day that decides what is a draft. */
  readonly today: string;
}
