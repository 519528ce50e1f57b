export interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  readonly source: string;
  readonly word: string;
  /** What it is called where the word beside it cannot be seen. */
  readonly name: string;
}

/** Copies a text beside it (src/scripts/copy.ts); keeps its place but stays unseen where scripts do not run. */
export function CopyButton({ source, word, name }: CopyButtonProps) {
  return (
    <button
      aria-label={name}
      className="invisible inline-flex min-h-11 items-center gap-2.5 text-small text-mist hover:text-tungsten in-data-scripted:visible"
      data-copy={source}
      type="button"
    >
      <svg aria-hidden="true" className="size-5 fill-none stroke-current" strokeWidth={1.5} viewBox="0 0 24 24">
        <path d="M8.500 8.500h12v12h-12zM15.500 8.500v-5h-12v12h5" />
      </svg>
      <span aria-hidden="true" data-copy-word="">
        {word}
      </span>
    </button>
  );
}
