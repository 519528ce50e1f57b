import type { VideoSummary } from '#features/video/video.ts';
import { Loop } from '#features/loops/Loop.tsx';
import { Picture } from '#ui/Picture.tsx';
import { linkTo } from '#lib/link-to.ts';

export interface FilmStripProps {
  /** The strip's accessible name. */
  readonly label: string;
  readonly films: readonly VideoSummary[];
}

/** A horizontally scrolling strip of film frames; the first is the widest. */
export function FilmStrip({ label, films }: FilmStripProps) {
  return (
    <ul aria-label={label} className="film-strip flex">
      {films.map((video, index) => (
        <li className="group relative" data-card="" key={video.slug}>
          <div className="relative overflow-hidden" data-poster="">
            <Picture
              className="size-full zoom-on-hover object-cover"
              decorative
              picture={video.poster}
              size={index === 0 ? 'stripLead' : 'strip'}
            />
            <Loop loop={video.loop} />
          </div>
          <p className="mt-2 slate normal-case">
            <a
              className="stretched-link text-paper group-hover:text-tungsten"
              {...linkTo(video.path)}
              lang={video.lang}
            >
              {video.title}
            </a>
            <span className="block text-mist">
              {video.artist} · {video.year}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
