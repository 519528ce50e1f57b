import { groupParameters, portfolioId, writePortfolioAddress } from './portfolio-address.ts';
import { listGroups } from './group.ts';
import type { VideoDetails } from '#features/video/video.ts';

export interface VideoFilterProps {
  /** What the nav is called, such as Index. */
  readonly label: string;
  readonly portfolios: readonly {
    readonly category: VideoDetails['category'];
    readonly path: string;
    readonly videos: readonly VideoDetails[];
  }[];
}

/** Links from the list of all videos to each genre and service of the portfolios. */
export function VideoFilter({ label, portfolios }: VideoFilterProps) {
  const choices = portfolios.flatMap(({ category, path, videos }) =>
    listGroups(videos).map(({ slug, name, count }) => {
      const query = writePortfolioAddress('', groupParameters[category], { group: slug, video: undefined });
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
