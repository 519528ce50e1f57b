import type { AllContent } from '@site/model/check/read-content.ts';

/** What a file becomes; undefined where it goes. */
export interface FileEdit {
  /** From the content folder. */
  readonly file: string;
  readonly after: string | undefined;
}

/** A change of content, which what names it is to follow. */
export interface Following {
  /** The content before and after the change itself. */
  readonly before: AllContent;
  readonly after: AllContent;
  /** Files that have another name now, from the project's folder. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The day that decides what is a draft. */
  readonly today: string;
}
