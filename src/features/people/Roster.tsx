import { ArrowLink } from '#ui/ArrowLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Person } from './filmography.query.ts';
import { pickCover, rankGenres } from './filmography.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { say, sayCount } from '#lib/say.ts';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

/** How many frames a director's strip has; the rest are on the director's page. */
const mostFrames = 6;

/** How many kinds of work a line names. */
const mostGenres = 3;

/** Each third director stands on paper, and the next one follows it without a gap or a line. */
const grounds = [
  'border-t border-ink-700 pt-6 lg:pt-8',
  'on-paper py-12 lg:py-16',
  '-mt-14 pt-12 lg:-mt-20 lg:pt-16',
] as const;

interface DirectorRowProps {
  readonly director: Person;
  readonly ground: string | undefined;
}

function DirectorRow({ director, ground = '' }: DirectorRowProps) {
  const { name, path, quote, directed, directedMovies } = director;
  const total = directed.length + directedMovies.length;
  const count = sayCount(words().people.films, total);
  /** Without the film of the opening. */
  const films = pickCover(directed).others;
  const genres = rankGenres(directed).slice(0, mostGenres).join(', ');
  return (
    <article className={`reveal grid scroll-mt-16 gap-5 ${ground}`} id={director.slug}>
      <div className="page-width twelve items-end gap-y-3">
        <div className="col-span-12 flex flex-wrap items-end gap-4 lg:col-span-8">
          <Picture
            className={`aspect-portrait w-28 object-cover sm:w-40 ${director.special ? 'object-top' : ''}`}
            decorative
            picture={director.portrait}
            size="credit"
          />
          {/* Under the portrait where text is large. */}
          <div className="grid flex-1 basis-44 gap-2">
            <DraftMark of={director} />
            <Heading level={2} size="section">
              <a className="hover:text-tungsten" {...linkTo(path)}>
                {name}
              </a>
            </Heading>
          </div>
        </div>
        <div className="col-span-12 grid gap-2 lg:col-span-4">
          <p className="slate text-mist">{`${count} · ${genres}`}</p>
          <p className="voice" lang={director.wordsLang}>
            “{quote}”
          </p>
        </div>
      </div>
      <FilmStrip films={films.slice(0, mostFrames)} label={say(words().people.by, { name })} />
      <div className="page-width">
        <ArrowLink href={path}>
          {total === 1 ? say(words().people.oneBy, { name }) : say(words().people.allBy, { films: count, name })}
        </ArrowLink>
      </div>
    </article>
  );
}

export function Roster({ directors }: { readonly directors: readonly Person[] }) {
  return (
    <div className="grid gap-14 pb-section lg:gap-20">
      {directors.map((director, index) => (
        <DirectorRow director={director} ground={grounds[index % grounds.length]} key={director.slug} />
      ))}
    </div>
  );
}
