import { portfolioId, writePortfolioAddress } from './portfolio-address.ts';
import { listGroups } from './group.ts';
import type { VideoDetails } from '#features/video/video.ts';

export interface VideoFilterProps {
  /** What the nav is called, such as Index. */
  readonly label: string;
  readonly portfolios: readonly {
    /** The filter's name in addresses. */
    readonly parameter: string;
    readonly path: string;
    readonly videos: readonly VideoDetails[];
  }[];
}

/** Links from the list of all videos to each group of the portfolios. */
export function VideoFilter({ label, portfolios }: VideoFilterProps) {
  const choices = portfolios.flatMap(({ parameter, path, videos }) =>
    listGroups(videos).map(({ slug, name, count }) => {
      const query = writePortfolioAddress('', parameter, { group: slug, video: undefined });
      return { href: `${path}${query}#${portfolioId}`, name, count };
    }),
  );
  return (
    <nav aria-label={label} className="filter" data-no-markdown="">
      <ul className="filter-choices">
        {choices.map(({ href, name, count }) => (
          <li key={href}>
            <a className="filter-choice ring-inside" href={href}>
              {name} <span className="filter-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
