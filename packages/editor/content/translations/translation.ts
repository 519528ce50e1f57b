/** What the editor shows of a translation, and what it saves. */

/** A text of a file in two languages. */
export interface TranslatedText {
  /** Such as `cards[0].title`; `body` is the text below a page's fields. */
  readonly place: string;
  /** In the first language; empty where only the translation has it. */
  readonly original: string;
  /** In the other one; empty where the original is shown. */
  readonly words: string;
}

/** The words of one file in two languages. */
export interface Translated {
  /** The file in the first language, from the content folder. */
  readonly file: string;
  /** The languages as pages have them, such as `es-US`. */
  readonly from: string;
  readonly to: string;
  /** Identifies the words of the first language that are shown. */
  readonly mark: string;
  readonly texts: readonly TranslatedText[];
}

/** A file that waits for somebody to write it in another language. */
export interface Waiting {
  readonly form: string;
  readonly title: string;
  readonly state: 'missing' | 'outdated' | 'unmarked' | 'incomplete';
}

/** How a language stands. */
export interface LanguageWaiting {
  readonly code: string;
  readonly name: string;
  /** How many files have words. */
  readonly total: number;
  readonly waiting: readonly Waiting[];
}
