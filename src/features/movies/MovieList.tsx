import { CreditName } from '#features/people/CreditName.tsx';
import { findDirector, type Movie } from '#features/video/video.ts';
import { Facade } from '#features/player/Facade.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';

function DirectorName({ credits }: Pick<Movie, 'credits'>) {
  const director = findDirector(credits);
  if (!director) return null;
  return (
    <>
      {' · '}
      <CreditName credit={director} />
    </>
  );
}

/** One film a screen: the player, then its story, sides changing. */
export function MovieList({ movies, note }: { readonly movies: readonly Movie[]; readonly note: string }) {
  return (
    <section aria-label="Films" className="page-width grid gap-20 pb-section lg:gap-28">
      {movies.map((movie, index) => {
        const flipped = index % 2 === 1;
        return (
          <article className="reveal twelve scroll-mt-24 items-end gap-y-6" id={movie.slug} key={movie.slug}>
            <div className={`crop-marks col-span-12 lg:col-span-8 ${flipped ? 'lg:order-2 lg:col-start-5' : ''}`}>
              <Facade
                eager={index === 0}
                embed={movie.embed}
                poster={movie.poster}
                size="columns8"
                title={movie.title}
              />
            </div>
            <div className={`col-span-12 grid gap-4 lg:col-span-4 ${flipped ? 'lg:order-1 lg:row-start-1' : ''}`}>
              <DraftMark of={movie} />
              <p className="slate text-mist">
                {movie.year} · {movie.runtimeMinutes} min
                <DirectorName credits={movie.credits} />
              </p>
              <Heading level={2} size="l">
                {movie.title}
              </Heading>
              <p>{movie.logline}</p>
              <p className="text-small text-mist">{movie.description}</p>
            </div>
          </article>
        );
      })}
      <p className="slate text-mist normal-case print:hidden">{note}</p>
    </section>
  );
}
