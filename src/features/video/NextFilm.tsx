import type { VideoSummary } from '#features/video/video.ts';
import { videoFacts } from '#features/video/video-facts.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { linkTo } from '#lib/link-to.ts';

export interface NextFilmProps {
  readonly label: string;
  readonly next: Pick<VideoSummary, 'path' | 'title' | 'lang' | 'poster' | 'year'> &
    Partial<Pick<VideoSummary, 'artist' | 'genre'>>;
}

/** The end of a page: a film from edge to edge. */
export function NextFilm({ label, next }: NextFilmProps) {
  return (
    <section aria-labelledby="next-film" className="next-film reveal group print:hidden" data-card="">
      <div className="relative overflow-hidden" data-poster="">
        <Picture className="w-full object-cover" decorative picture={next.poster} size="screen" />
      </div>
      <div className="next-film-words">
        <div className="page-width grid gap-3">
          <p className="slate text-paper">
            {label} · {videoFacts(next)}
          </p>
          <Heading id="next-film" lang={next.lang} level={2} size="l">
            <a className="stretched-link group-hover:text-tungsten" {...linkTo(next.path)}>
              {next.title}
            </a>
          </Heading>
          {next.artist !== undefined && <p className="text-lead">{next.artist}</p>}
        </div>
      </div>
    </section>
  );
}
