import { groupByDepartment, type Chapter } from '#features/video/chapters.ts';
import type { SetDay, VideoSummary } from '#features/video/video.ts';
import { Facade } from '#features/player/Facade.tsx';
import { HostLine } from '#features/player/HostLine.tsx';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Phrase } from '#ui/Phrase.tsx';
import { linkTo } from '#lib/link-to.ts';
import { words } from '#lib/words.ts';

export interface ContactSheetProps {
  readonly videos: readonly SetDay[];
  /** The films shot on these days, by slug. */
  readonly films: ReadonlyMap<string, VideoSummary>;
}

/** How many days of a chapter are frames, the first of them large. The others are lines with a small picture. */
const maxFrames = 3;

/** Frame numbers at the film's edge, such as `07`. */
const edgeNumber = (number: number) => String(number).padStart(2, '0');

interface DayProps {
  readonly video: SetDay;
  readonly number: number;
  readonly level: 2 | 3;
  readonly film: VideoSummary | undefined;
}

function DayWords({ video, level, film }: Omit<DayProps, 'number'>) {
  return (
    <div className="sheet-words">
      <DraftLabel of={video} />
      <Heading lang={video.lang} level={level} size="s">
        {video.title}
      </Heading>
      <p className="text-mist">
        <span lang={video.wordsLang}>{video.description}</span>{' '}
        {film && (
          <a
            className="text-paper underline decoration-ink-500 underline-offset-4 hover:text-tungsten"
            {...linkTo(film.path)}
          >
            <Phrase text={words().set.film} values={{ title: <span lang={film.lang}>{film.title}</span> }} />
          </a>
        )}
      </p>
    </div>
  );
}

function Frame({ isLarge, ...day }: DayProps & { readonly isLarge: boolean }) {
  const { number, video } = day;
  const { slug, title, lang, embed, poster } = video;
  return (
    <li className={`sheet-frame reveal-card ${isLarge ? 'sheet-large' : ''}`} id={slug}>
      <div>
        <p className="sheet-number">
          <span className="sr-only">{`${words().set.frame} `}</span>
          {edgeNumber(number)}
        </p>
        <Facade small embed={embed} lang={lang} poster={poster} size={isLarge ? 'columns8' : 'card5'} title={title} />
      </div>
      <DayWords {...day} />
    </li>
  );
}

/** A day as a line of the camera report: number, words and a frame that grows into the player. */
function Line(day: DayProps) {
  const { slug, title, lang, embed, poster } = day.video;
  return (
    <li className="sheet-line" id={slug}>
      <p className="sheet-number">
        <span className="sr-only">{`${words().set.frame} `}</span>
        {edgeNumber(day.number)}
      </p>
      <Facade small embed={embed} lang={lang} poster={poster} size="fifth" title={title} />
      <DayWords {...day} />
    </li>
  );
}

interface NumberedChapter extends Chapter<SetDay> {
  readonly id: string;
  /** The frame number of its first day. */
  readonly first: number;
}

function numberChapters(videos: readonly SetDay[]): NumberedChapter[] {
  let first = 1;
  return groupByDepartment(videos).map((chapter, index) => {
    const numbered = { ...chapter, id: `chapter-${index + 1}`, first };
    first += chapter.days.length;
    return numbered;
  });
}

export function ContactSheet({ videos, films }: ContactSheetProps) {
  const chapters = numberChapters(videos);
  return (
    <div className="page-width pb-section">
      {chapters.map(({ name, id, first, days }) => (
        <section aria-labelledby={name === undefined ? undefined : id} className="sheet-chapter" key={id}>
          {name !== undefined && (
            <header className="sheet-head">
              <Heading id={id} level={2} size="s">
                {name}
              </Heading>
              <p
                className="slate text-tungsten"
                data-no-markdown=""
              >{`${edgeNumber(first)}–${edgeNumber(first + days.length - 1)} / ${videos.length}`}</p>
            </header>
          )}
          <ol start={first}>
            {days.map((video, index) => {
              const film = films.get(video.video ?? '');
              const day = { video, film, level: name === undefined ? 2 : 3, number: first + index } as const;
              return index < maxFrames ? (
                <Frame {...day} isLarge={index === 0} key={video.slug} />
              ) : (
                <Line {...day} key={video.slug} />
              );
            })}
          </ol>
        </section>
      ))}
      <HostLine embeds={videos.map(({ embed }) => embed)} />
    </div>
  );
}
