/** Tiptap's JSON. */
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

/** A Markdoc document with the source of each block. */
export interface MarkdocText {
  readonly doc: DocNode;
  /** By the block's JSON. `text` is without trailing blank lines. */
  readonly sources: ReadonlyMap<
    string,
    { readonly text: string; readonly gap: string; readonly next: string | undefined }
  >;
  readonly lead: string;
  readonly newline: string;
}
