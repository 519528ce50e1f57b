import type { ContentData } from '@site/model/schemas/content-files.ts';

/** The button's label, its label after a click, and a sentence for a browser that refuses. */
type CopyWords = ContentData<'contactPage'>['copying'];

export interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  readonly source: string;
  readonly words: CopyWords;
  readonly name: string;
}

/** Copies the text beside it (src/features/contact/browser/copy.ts); hidden until that script runs. */
export function CopyButton({ source, words, name }: CopyButtonProps) {
  return (
    <button
      aria-label={name}
      className="needs-script inline-flex min-h-11 items-center gap-2.5 text-small text-mist hover:text-tungsten"
      data-copy={source}
      data-done={words.done}
      data-refused={words.refused}
      data-selected={words.selected}
      type="button"
    >
      <svg aria-hidden="true" className="size-5 fill-none stroke-current" strokeWidth={1.5} viewBox="0 0 24 24">
        <path d="M8.500 8.500h12v12h-12zM15.500 8.500v-5h-12v12h5" />
      </svg>
      <span aria-hidden="true" data-copy-word="">
        {words.word}
      </span>
    </button>
  );
}

export interface MailboxProps {
  readonly id: string;
  readonly email: string;
  readonly title: string;
  readonly text: string;
  readonly copying: CopyWords;
}

export function Mailbox({ id, email, title, text, copying }: MailboxProps) {
  return (
    <div className="grid content-start border-t border-ink-500 pt-5">
      <h2 className="slate text-mist">{title}</h2>
      <a
        className="inline-flex min-h-12 items-center justify-self-start font-semibold wrap-anywhere hover:text-tungsten sm:text-lead"
        href={`mailto:${email}`}
        id={id}
      >
        {email}
      </a>
      <p className="max-w-narrow text-small text-mist">{text}</p>
      <p className="mt-1">
        <CopyButton name={`${copying.email} ${email}`} source={id} words={copying} />
      </p>
    </div>
  );
}
