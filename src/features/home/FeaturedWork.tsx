import type { HomePage } from './home.query.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import type { VideoSummary } from '#features/video/video.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface FeaturedWorkProps {
  readonly copy: HomePage['featured'];
  readonly videos: readonly VideoSummary[];
  /** A few frames of the first one, beside it on large screens. */
  readonly frames: readonly PictureData[];
}

/**
 * A video's place by its index: the first across the page, then pairs of a wide and a narrow one, alternating sides.
 */
function placeAt(index: number): { readonly columns: string; readonly size: PictureSize } {
  if (index === 0) return { columns: 'lg:col-span-12', size: 'columns9' };
  const isWide = index % 4 === 1 || index % 4 === 0;
  return isWide
    ? { columns: 'sm:col-span-6 lg:col-span-7', size: 'pair7' }
    : { columns: 'sm:col-span-6 lg:col-span-5', size: 'pair5' };
}

/** The first video large, the others in pairs below it, as many as the owner features. */
export function FeaturedWork({ copy, videos, frames }: FeaturedWorkProps) {
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="featured-work" tone="paper">
      <div className="twelve items-end gap-y-8">
        <div className="col-span-12 lg:col-span-6">
          <SectionHead heading={copy.heading} id="featured-work" text={copy.text} />
        </div>
        <p className="col-span-12 flex flex-wrap gap-x-6 gap-y-2 *:min-w-[45%] sm:*:min-w-0 lg:col-span-6 lg:justify-end">
          {copy.actions.map(({ label, path }) => (
            <ArrowLink href={path} key={path}>
              {label}
            </ArrowLink>
          ))}
        </p>
      </div>
      <ul className="mt-10 twelve items-start gap-y-12">
        {videos.map((video, index) => {
          const { columns, size } = placeAt(index);
          return (
            <li className={`reveal-card col-span-12 ${columns}`} key={video.slug}>
              <VideoCard
                frames={index === 0 ? frames : []}
                layout={index === 0 ? 'wide' : 'stacked'}
                size={size}
                video={video}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
