import { CreditName } from '#features/people/CreditName.tsx';
import type { Movie } from '#features/video/video.ts';
import { Facade } from '#features/player/Facade.tsx';
import { HostLine } from '#features/player/HostLine.tsx';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

function Laurels({ movie: { laurels = [], wordsLang } }: { readonly movie: Movie }) {
  if (laurels.length === 0) return null;
  return (
    <ul className="laurels" lang={wordsLang}>
      {laurels.map(({ prize, festival, year }) => (
        <li key={prize + festival}>
          <svg aria-hidden="true" viewBox="0 0 20 60">
            <path d="M18 2C4 14 2 44 18 58M9 16q-8-2-6-10 8 2 6 10M6 29q-7-4-4-11 7 4 4 11M7 42q-8-2-6-10 7 3 6 10M12 52q-8 1-8-8 7 1 8 8" />
          </svg>
          <span>
            <strong>{prize}</strong> {festival} {year}
          </span>
          <svg aria-hidden="true" className="laurel-right" viewBox="0 0 20 60">
            <path d="M18 2C4 14 2 44 18 58M9 16q-8-2-6-10 8 2 6 10M6 29q-7-4-4-11 7 4 4 11M7 42q-8-2-6-10 7 3 6 10M12 52q-8 1-8-8 7 1 8 8" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const titleSizes = ['l', 'xl'] as const;

/** Cast and credits, laid out as on a movie poster. */
function CreditBlock({ movie: { cast = [], credits, year, runtimeMinutes, wordsLang } }: { readonly movie: Movie }) {
  return (
    <dl className="credit-block on-paper">
      {cast.map(({ name, part }) => (
        <div key={name}>
          <dt lang={wordsLang}>{part}</dt> <dd>{name}</dd>
        </div>
      ))}
      {credits.map((credit) => (
        <div key={credit.role + credit.name}>
          <dt>{credit.role}</dt>{' '}
          <dd>
            <CreditName credit={credit} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{words().movies.year}</dt> <dd>{year}</dd>
      </div>
      <div>
        <dt>{words().movies.length}</dt> <dd>{formatMessage(words().movies.minutes, { count: runtimeMinutes })}</dd>
      </div>
    </dl>
  );
}

/**
 * Title, player, logline, laurels and credits of each film. The first has the largest picture, the second the largest
 * title.
 */
export function MovieList({ movies, note }: { readonly movies: readonly Movie[]; readonly note: string }) {
  return (
    <section aria-label={words().movies.list} className="page-width grid gap-14 pb-section lg:gap-36">
      {movies.map((movie, index) => (
        <article className="one-sheet reveal scroll-mt-24" id={movie.slug} key={movie.slug}>
          <div className="one-sheet-frame crop-marks">
            <Facade
              small
              eager={index === 0}
              embed={movie.embed}
              poster={movie.poster}
              lang={movie.lang}
              size={index === 0 ? 'columns12' : 'columns8'}
              title={movie.title}
            />
          </div>
          <div className="one-sheet-words">
            <DraftLabel of={movie} />
            <Heading lang={movie.lang} level={2} size={titleSizes[index] ?? 'section'}>
              {movie.title}
            </Heading>
            <p className="voice" lang={movie.wordsLang}>
              {movie.description}
            </p>
            <p className="text-mist" lang={movie.wordsLang}>
              {movie.logline}
            </p>
            <Laurels movie={movie} />
          </div>
          {movie.stills.length > 0 && (
            <div className="one-sheet-stills">
              {movie.stills.map((still) => (
                <Picture className="aspect-scope w-full object-cover" key={still.alt} picture={still} size="half" />
              ))}
            </div>
          )}
          <h3 className="sr-only">{words().movies.cast}</h3>
          <CreditBlock movie={movie} />
        </article>
      ))}
      <div className="-mt-12 lg:-mt-24 print:hidden">
        <p className="text-small text-mist">{note}</p>
        <HostLine embeds={movies.map(({ embed }) => embed)} />
      </div>
    </section>
  );
}
