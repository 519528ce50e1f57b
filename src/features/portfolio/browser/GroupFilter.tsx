import { allGroups } from '@site/model/video/group-slug.ts';
import type { PortfolioGroup } from '../group.ts';
import { portfolioId, writePortfolioAddress } from '../portfolio-address.ts';

export interface GroupFilterProps {
  /** The filter's query parameter. */
  readonly parameter: string;
  /** What it chooses, such as a genre. */
  readonly name: string;
  /** The choice of everything. */
  readonly all: string;
  readonly groups: readonly PortfolioGroup[];
  readonly total: number;
  /** `all`, or a group's slug. */
  readonly current: string;
  readonly onChoose: (slug: string | undefined) => void;
  /** A pointer or the focus is on a choice. */
  readonly onNear: (slug: string) => void;
}

/** Links to one group of the portfolio each, hidden until hydrated: the built page holds only the first of all. */
export function GroupFilter({
  parameter,
  name: chosen,
  all,
  groups,
  total,
  current,
  onChoose,
  onNear,
}: GroupFilterProps) {
  const choices = [{ slug: allGroups, name: all, count: total }, ...groups];
  return (
    <nav aria-label={chosen} className="needs-script filter" data-filter="">
      <ul className="filter-choices">
        {choices.map(({ slug, name, count }) => {
          const group = slug === allGroups ? undefined : slug;
          const query = writePortfolioAddress('', parameter, { group, video: undefined });
          return (
            <li key={slug}>
              <a
                aria-current={slug === current ? 'true' : undefined}
                className="filter-choice ring-inside"
                // In a new tab it opens at the list.
                href={`${query === '' ? '?' : query}#${portfolioId}`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onChoose(group);
                }}
                onFocus={() => onNear(slug)}
                onPointerEnter={() => onNear(slug)}
              >
                {name} <span className="filter-count">{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
