import type { VideoSummary } from './video.ts';
import { videoFacts } from './video-facts.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { PlayMark } from '#ui/PlayMark.tsx';
import { linkTo } from '#lib/link-to.ts';

const layouts = {
  stacked: { card: 'content-start gap-4', picture: '', words: '', facts: '', about: '' },
  /** One of two in a row on phones, with its title alone. */
  small: {
    card: 'content-start gap-2 sm:gap-4',
    picture: '',
    words: '',
    facts: 'max-sm:hidden',
    about: 'max-sm:hidden',
  },
  /** On phones the poster is small, beside the title, or above it where that is large. */
  row: {
    card: 'flex-wrap content-start gap-4 max-sm:flex',
    picture: 'min-w-36 flex-1 self-start',
    words: 'min-w-36 flex-1',
    facts: 'max-sm:hidden',
    about: '',
  },
  /** From edge to edge on phones; on large screens the text is beside the poster, aligned to its bottom. */
  wide: {
    card: 'gap-4 lg:grid-cols-12 lg:items-end lg:gap-8',
    picture: 'max-sm:-mx-gutter lg:col-span-9',
    words: 'lg:col-span-3',
    facts: '',
    about: '',
  },
} as const;

export interface VideoCardProps {
  readonly video: VideoSummary;
  /** The poster's place in the layout, for `sizes`. */
  readonly size?: PictureSize;
  readonly eager?: boolean;
  /** The title's element; inside a text it should not be a heading. */
  readonly titleAs?: 'h2' | 'h3' | 'p';
  readonly layout?: keyof typeof layouts;
  /** A few frames of the film, above the text of a wide card on large screens. */
  readonly frames?: readonly PictureData[];
  /** Whether it says what the video is about. */
  readonly described?: boolean;
}

/** A poster that links to the video's watch page. */
export function VideoCard({
  video,
  size = 'third',
  eager = false,
  titleAs: Title = 'h3',
  layout = 'stacked',
  frames = [],
  described = true,
}: VideoCardProps) {
  const { card, picture, words, facts, about } = layouts[layout];
  const Card = Title === 'p' ? 'div' : 'article';
  return (
    <Card className={`group relative grid ${card}`} data-card="">
      <div className={`relative overflow-hidden ${picture}`} data-no-markdown="" data-poster="">
        <div className="relative aspect-frame">
          <Picture className="size-full object-cover" decorative eager={eager} picture={video.poster} size={size} />
        </div>
        <span className="absolute start-3 bottom-3 reveal-on-hover">
          <PlayMark />
        </span>
        <span className={`absolute end-0 bottom-0 bg-ink-950 px-2 py-1 slate text-paper ${facts}`}>
          {video.duration}
        </span>
        <DraftLabel of={video} onPicture />
      </div>
      <div className={`grid gap-1.5 ${words}`}>
        {frames.length > 0 && (
          <div className="mb-2 hidden gap-2 lg:grid">
            {frames.map((frame) => (
              <div key={frame.src}>
                <Picture className="aspect-frame w-full object-cover" decorative picture={frame} size="quarter" />
              </div>
            ))}
          </div>
        )}
        <Title className="display text-title-s">
          <a className="stretched-link group-hover:text-tungsten" {...linkTo(video.path)} lang={video.lang}>
            {video.title}
          </a>
        </Title>
        <p className={`text-small text-mist ${facts}`}>
          <span className="text-paper">{video.artist}</span> · {videoFacts(video)}
        </p>
        {described && (
          <p className={`text-small text-mist ${about}`} lang={video.wordsLang}>
            {video.description}
          </p>
        )}
      </div>
    </Card>
  );
}
