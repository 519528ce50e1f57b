import type { AllContent } from '@site/model/check/read-content.ts';
import type { NameKind } from './listed-names.ts';

/** What is to become of the places that name something that went. */
export interface Choices {
  /** The page to which the addresses lead that went; by default the page that listed it. */
  readonly leadsTo?: string | undefined;
  /** For each place the name or the address of something else; empty to remove it there. */
  readonly uses?: Readonly<Record<string, string>>;
  /** The same for all other places, by what they name. */
  readonly instead?: Readonly<Partial<Record<NameKind, string | undefined>>>;
}

/** A file before and after a change; undefined where it is not there. */
export interface FileEdit {
  /** From the content folder. */
  readonly file: string;
  readonly before: string | Uint8Array | undefined;
  readonly after: string | undefined;
}

/** A change of content, which what names it is to follow. */
export interface Following {
  /** The content before and after the change itself. */
  readonly before: AllContent;
  readonly after: AllContent;
  /** Files that have another name now, from the project's folder. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly choices: Choices;
  /** The day that decides what is a draft. */
  readonly today: string;
}
