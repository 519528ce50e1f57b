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
