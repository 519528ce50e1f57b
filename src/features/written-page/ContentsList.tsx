import { words } from '#lib/words.ts';

export interface ContentsListProps {
  readonly entries: readonly { readonly id: string; readonly text: string }[];
}

/** The table of contents of a long page; folded on small screens, beside the text on large ones. */
export function ContentsList({ entries }: ContentsListProps) {
  return (
    <nav aria-label={words().writtenPages.contents} data-no-markdown="">
      <details className="border-y border-ink-700 py-2 lg:border-0 lg:py-0">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between slate text-mist lg:cursor-default">
          {words().writtenPages.contents}
          <span aria-hidden="true" className="lg:hidden">
            +
          </span>
        </summary>
        <ol className="grid gap-1 pb-3 text-small">
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a className="inline-flex min-h-9 items-center text-mist hover:text-tungsten" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
