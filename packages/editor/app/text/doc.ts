/** A text as Tiptap has it, as JSON. */
export interface DocNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly DocNode[];
  readonly marks?: readonly DocMark[];
  readonly text?: string;
}

export interface DocMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A text of Markdoc, and the sources of its blocks. */
export interface MarkdocText {
  readonly doc: DocNode;
  /** How each block was written, by the block as JSON: `text` without the empty lines after it. */
  readonly sources: ReadonlyMap<
    string,
    { readonly text: string; readonly gap: string; readonly next: string | undefined }
  >;
  /** What stands before the first block. */
  readonly lead: string;
  readonly newline: string;
}
