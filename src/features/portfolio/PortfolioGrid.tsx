import { Fragment } from 'react';
import type { VideoSummary } from '#features/video/video.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { VideoCard, type VideoCardProps } from '#features/video/VideoCard.tsx';
import { Phrase } from '#ui/Phrase.tsx';
import { Picture } from '#ui/Picture.tsx';
import { cardPlace, portfolioGrid, stripsAfter } from './card-places.ts';
import { linkTo } from '#lib/link-to.ts';

/** A film, and the frames of it that stand in a row between the cards. */
export interface FrameRowProps {
  readonly film: Pick<VideoSummary, 'path' | 'title' | 'lang'>;
  readonly frames: readonly PictureData[];
}

export interface PortfolioGridProps extends Pick<VideoCardProps, 'titleAs' | 'eager'> {
  readonly videos: readonly VideoSummary[];
  /** Frames of the first film, which stands across the page. */
  readonly frames?: readonly PictureData[];
  readonly strips?: readonly FrameRowProps[];
  /** What a row of frames is called. */
  readonly framesOf?: string;
}

/** Asks the script of every page to show a card in its turn (src/layouts/browser/reveal.ts), which finds only those of the page itself. */
function reveal(card: HTMLLIElement | null): void {
  card?.dispatchEvent(new Event('reveal', { bubbles: true }));
}

/** Frames of one film from edge to edge; on a phone a strip to push along. */
function FrameRow({ film, frames, name }: FrameRowProps & { readonly name: string }) {
  return (
    <li className="frame-row reveal-card print:hidden" data-no-markdown="" ref={reveal}>
      <a className="group ring-inside" {...linkTo(film.path)}>
        <span className="frame-row-frames">
          {frames.map((frame) => (
            <span className="overflow-hidden" key={frame.src}>
              <Picture
                className="aspect-frame w-full zoom-on-hover object-cover"
                decorative
                picture={frame}
                size="frames"
              />
            </span>
          ))}
        </span>
        <span className="frame-row-name">
          <Phrase
            text={name}
            values={{
              title: (
                <span className="text-paper group-hover:text-tungsten" lang={film.lang}>
                  {film.title}
                </span>
              ),
            }}
          />
        </span>
      </a>
    </li>
  );
}

export function PortfolioGrid({
  videos,
  frames = [],
  strips = [],
  titleAs = 'h3',
  eager = false,
  framesOf = '',
}: PortfolioGridProps) {
  return (
    <ul className={portfolioGrid}>
      {videos.map((video, index) => {
        const { span, ...place } = cardPlace(index, videos.length);
        const strip = strips[stripsAfter.indexOf(index)];
        return (
          <Fragment key={video.slug}>
            <li className={`reveal-card ${span}`} ref={reveal}>
              <VideoCard
                eager={eager && index === 0}
                frames={index === 0 ? frames : []}
                titleAs={titleAs}
                video={video}
                {...place}
              />
            </li>
            {strip && <FrameRow {...strip} name={framesOf} />}
          </Fragment>
        );
      })}
    </ul>
  );
}
