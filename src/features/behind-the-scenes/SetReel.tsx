import type { Action } from '#lib/company/company.ts';
import type { SetDay } from '#features/video/video.ts';
import { Facade } from '#features/player/Facade.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';

/** Frames change sides and size by their place, so that a long list keeps moving. */
const places = [
  { words: 'lg:col-span-4', frame: 'lg:col-span-8', size: 'columns8' },
  { words: 'lg:order-2 lg:col-span-5 lg:pl-4', frame: 'lg:order-1 lg:col-span-7', size: 'columns7' },
  { words: 'lg:col-span-3 lg:col-start-2', frame: 'lg:col-span-7', size: 'columns7' },
  { words: 'lg:order-2 lg:col-span-4 lg:pl-4', frame: 'lg:order-1 lg:col-span-8', size: 'columns8' },
] as const;

function placeAt(index: number): (typeof places)[number] {
  return places[index % places.length] ?? places[0];
}

export interface SetReelProps {
  readonly videos: readonly SetDay[];
  /** The films that were shot on these days, by their slugs. */
  readonly films: ReadonlyMap<string, Action>;
}

/** Days on set, one under the other, each with its number on the slate. */
export function SetReel({ videos, films }: SetReelProps) {
  return (
    <ol className="page-width grid gap-16 pb-section lg:gap-24">
      {videos.map((video, index) => {
        const { slug, title, description, embed, poster } = video;
        const { words, frame, size } = placeAt(index);
        const film = films.get(video.video ?? '');
        return (
          <li className="reveal twelve scroll-mt-24 items-end gap-y-5" id={slug} key={slug}>
            <div className={`col-span-12 grid gap-3 ${words}`}>
              <DraftMark of={video} />
              <p className="slate text-tungsten">
                {`Day ${String(index + 1).padStart(2, '0')} / ${String(videos.length)}`}
              </p>
              <Heading level={2} size="m">
                {title}
              </Heading>
              <p className="max-w-measure text-mist">{description}</p>
              {film && (
                <p>
                  <ArrowLink href={film.path}>The film: {film.label}</ArrowLink>
                </p>
              )}
            </div>
            <div className={`col-span-12 ${frame}`}>
              <Facade eager={index === 0} embed={embed} poster={poster} size={size} title={title} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
