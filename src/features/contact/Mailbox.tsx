import { CopyButton, type CopyWords } from './CopyButton.tsx';

export interface MailboxProps {
  readonly id: string;
  readonly email: string;
  readonly title: string;
  readonly text: string;
  readonly copying: CopyWords & { readonly email: string };
}

/** An e-mail address, what to write to it about, and a button that copies it. */
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
