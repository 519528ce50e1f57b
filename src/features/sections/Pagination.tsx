import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

export interface PaginationProps {
  /** The current page, counted from 1. */
  readonly current: number;
  readonly last: number;
  /** The page numbers to show, in order. */
  readonly near: readonly number[];
  /** The address of a page of the list. */
  readonly pathOf: (page: number) => string;
}

const stepClass = 'inline-flex min-h-11 items-center px-3 text-small hover:text-tungsten';

/** Links to the pages of a paginated list. */
export function Pagination({ current, last, near, pathOf }: PaginationProps) {
  if (last === 1) return null;
  return (
    <nav aria-label={words().pagination.pages} className="mt-16 border-y border-ink-700 py-2">
      <ul className="flex flex-wrap items-center justify-center gap-x-1">
        {current > 1 && (
          <li className="me-auto">
            <a className={stepClass} {...linkTo(pathOf(current - 1))} rel="prev">
              ← <span className="ms-2 max-sm:sr-only">{words().pagination.previous}</span>
            </a>
          </li>
        )}
        {near.map((page, index, pages) => (
          <li key={page}>
            {page - (pages[index - 1] ?? 0) > 1 && <span className="px-1 text-mist">…</span>}
            <a
              aria-current={page === current ? 'page' : undefined}
              aria-label={formatMessage(words().pagination.page, { page })}
              className={`inline-flex size-11 items-center justify-center text-small hover:text-tungsten ${page === current ? 'border-b-2 text-tungsten' : ''}`}
              {...linkTo(pathOf(page))}
            >
              {page}
            </a>
          </li>
        ))}
        {current < last && (
          <li className="ms-auto">
            <a className={stepClass} {...linkTo(pathOf(current + 1))} rel="next">
              <span className="me-2 max-sm:sr-only">{words().pagination.next}</span> →
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
