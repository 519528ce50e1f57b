/** What every field of a content file has, whatever it holds. */
interface FieldWords {
  /** Its name in words, such as "Length in seconds". */
  readonly label: string;
  /** What to write, as a sentence; the schemas' messages say it. */
  readonly hint?: string;
  /** May be left empty: the line is then not in the file. */
  readonly optional: boolean;
  /**
   * @param value what the file would hold; undefined where the line would not be there.
   * @returns what is wrong; completes "field …". Undefined where nothing is.
   */
  readonly check: (value: unknown) => string | undefined;
}

interface TextField extends FieldWords {
  readonly kind: 'text';
  /** More than a line or two. */
  readonly long: boolean;
}

/** How a whole text is written: an article as HTML, a written page as Markdoc. */
export type ProseSyntax = 'html' | 'markdoc';

interface ProseField extends FieldWords {
  readonly kind: 'prose';
  readonly syntax: ProseSyntax;
}

interface PictureField extends FieldWords {
  readonly kind: 'picture';
  /** Folder of content/media. */
  readonly folder: string;
  readonly ending: string;
}

interface ChoiceField extends FieldWords {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

interface PlainField extends FieldWords {
  /** `loop`, `path` and `video` name something that is there: two files, a page, a video. */
  readonly kind: 'number' | 'switch' | 'day' | 'loop' | 'path' | 'video';
}

export interface BlockField extends FieldWords {
  readonly kind: 'block';
  readonly fields: Readonly<Record<string, EditorField>>;
}

export interface ListField extends FieldWords {
  readonly kind: 'list';
  readonly item: EditorField;
}

/** One field of a content file as the editor shows it. */
export type EditorField = TextField | ProseField | PictureField | ChoiceField | PlainField | BlockField | ListField;
