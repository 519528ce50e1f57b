import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

export function Pagination({ current, last, previous, next }: PaginationProps) {
  return (
    <nav aria-label="Pages of the list" className="mt-16 flex flex-wrap items-center justify-center gap-4">
      {previous !== undefined && <ButtonLink href={previous}>Previous page</ButtonLink>}
      <span className="slate text-mist">
        {current} / {last}
      </span>
      {next !== undefined && <ButtonLink href={next}>Next page</ButtonLink>}
    </nav>
  );
}
