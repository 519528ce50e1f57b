import type { HomePage } from './home.query.ts';
import type { VideoSummary } from '#features/video/video.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';

export interface FeaturedWorkProps {
  readonly copy: HomePage['featured'];
  readonly videos: readonly VideoSummary[];
}

/** The first video large, the next two beside it, and the rest below. */
export function FeaturedWork({ copy, videos }: FeaturedWorkProps) {
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="featured-work" tone="paper">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <Heading id="featured-work" level={2} size="l">
          {copy.heading}
        </Heading>
        <p className="flex flex-wrap gap-x-2 *:min-w-[45%] sm:gap-x-6 sm:*:min-w-0">
          {copy.actions.map(({ label, path }) => (
            <ArrowLink href={path} key={path}>
              {label}
            </ArrowLink>
          ))}
        </p>
      </div>
      <ul className="mt-8 pairs lg:grid-cols-3 lg:gap-y-6">
        {videos.map((video, index) => (
          <li
            className={`reveal-card ${index === 0 ? 'col-span-full lg:col-span-2 lg:row-span-2' : ''}`}
            key={video.slug}
          >
            <VideoCard described={index === 0} size={index === 0 ? 'columns8' : 'fifth'} video={video} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
