import type { VideoSummary } from '#features/video/video.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Person } from './filmography.query.ts';
import { rankGroups } from './filmography.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { say, sayCount } from '#lib/say.ts';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

/** How many frames a director's strip has; the rest are on the director's page. */
const mostFrames = 6;

/** How many kinds of work a line names. */
const mostGroups = 3;

const isMoving = ({ loop, flip }: VideoSummary) => (loop ?? flip) !== undefined;

function DirectorRow({ director, eager }: { readonly director: Person; readonly eager: boolean }) {
  const { name, path, quote, directed } = director;
  const isOne = directed.length === 1;
  const count = sayCount(words().people.films, directed.length);
  // Those that move first.
  const films = directed.toSorted((a, b) => Number(isMoving(b)) - Number(isMoving(a)));
  const groups = rankGroups(directed).slice(0, mostGroups).join(', ');
  return (
    <article className="reveal grid gap-5 border-t border-ink-700 pt-6 lg:pt-8">
      <div className="page-width twelve items-end gap-y-3">
        <div className="col-span-12 grid gap-2 lg:col-span-8">
          <DraftMark of={director} />
          <Heading level={2} size="section">
            <a className="hover:text-tungsten" {...linkTo(path)}>
              {name}
            </a>
          </Heading>
        </div>
        <div className="col-span-12 grid gap-2 lg:col-span-4">
          <p className="slate text-mist">{`${count} · ${groups}`}</p>
          <p className="voice" lang={director.wordsLang}>
            “{quote}”
          </p>
        </div>
      </div>
      <FilmStrip eager={eager} films={films.slice(0, mostFrames)} label={say(words().people.by, { name })} />
      <div className="page-width">
        <ArrowLink href={path}>
          {isOne ? say(words().people.oneBy, { name }) : say(words().people.allBy, { films: count, name })}
        </ArrowLink>
      </div>
    </article>
  );
}

/** The directors, each with their work. */
export function Roster({ directors }: { readonly directors: readonly Person[] }) {
  return (
    <div className="grid gap-14 pb-section lg:gap-20">
      {directors.map((director, index) => (
        <DirectorRow director={director} eager={index === 0} key={director.slug} />
      ))}
    </div>
  );
}
