import { Picture } from '#ui/Picture.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { ReelShot } from './reel.query.ts';
import { linkTo } from '#lib/link-to.ts';

/**
 * Shots at least this many seconds long are twice as wide, so that the list shows the rhythm. Each row shares out what
 * its shots leave over, so that none stops short.
 */
const longShot = 2;

function Shot({
  shot: { at, what, film, seconds, picture },
  isLast,
}: {
  readonly shot: ReelShot;
  readonly isLast: boolean;
}) {
  const isLong = seconds >= longShot;
  return (
    <li className={`shot grid min-w-0 grid-cols-1 content-start gap-2 ${isLong ? 'is-long' : ''}`}>
      <div>
        <Picture
          className="h-[38vw] w-full object-cover sm:h-[max(7rem,13vw)]"
          decorative
          picture={picture}
          size={isLast ? 'lastThird' : isLong ? 'half' : 'alwaysThird'}
        />
      </div>
      {/* Hours, minutes, seconds, frames. */}
      <p className="slate text-mist">00:{at}</p>
      <p className="pe-3 text-small">{what}.</p>
      {film && (
        <p className="text-small">
          <a className="text-mist underline hover:text-tungsten" {...linkTo(film.path)} lang={film.lang}>
            {film.title}
          </a>
        </p>
      )}
    </li>
  );
}

/** Every shot with the film that it is from, in the order of the cut. */
export function ShotList({ heading, shots }: { readonly heading: string; readonly shots: readonly ReelShot[] }) {
  return (
    <section aria-labelledby="shots" className="reveal page-width grid gap-8 pb-section">
      <Heading id="shots" level={2} size="section">
        {heading}
      </Heading>
      <ol className="flex flex-wrap gap-x-2 gap-y-8">
        {shots.map((shot) => (
          <Shot isLast={shot === shots.at(-1)} key={shot.at} shot={shot} />
        ))}
      </ol>
    </section>
  );
}
