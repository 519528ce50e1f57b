import type { VideoSummary } from '#features/video/video.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import type { Director } from './filmography.query.ts';
import { rankGenres, showBestFirst } from './filmography.ts';
import { formatMessage, formatPlural } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

/** How many frames a director has here; the rest are on the director's page. */
const maxFilms = 3;

const maxGenres = 3;

/** Directors alternate between these layouts of three frames. */
const layouts = [
  { name: 'beside', ground: '', size: 'columns8' },
  { name: 'upright', ground: 'pt-0', size: 'columns7' },
  { name: 'growing', ground: 'on-paper', size: 'half' },
] as const satisfies readonly { name: string; ground: string; size: PictureSize }[];

interface FilmsProps {
  readonly label: string;
  readonly films: readonly VideoSummary[];
  readonly layout: string;
  readonly size: PictureSize;
}

function Films({ label, films, layout, size }: FilmsProps) {
  return (
    <ul aria-label={label} className="roster-films" data-layout={layout}>
      {films.map(({ slug, poster, path, lang, title, artist, year }) => (
        <li className="group relative" data-card="" key={slug}>
          <div className="overflow-hidden" data-poster="">
            <Picture className="size-full object-cover" decorative picture={poster} size={size} />
          </div>
          <p className="mt-2 slate normal-case">
            <a className="stretched-link text-paper group-hover:text-tungsten" {...linkTo(path)} lang={lang}>
              {title}
            </a>
            <span className="block text-mist">{[artist, year].join('\u00a0·\u00a0')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface DirectorRowProps {
  readonly director: Director;
  readonly layout: (typeof layouts)[number];
}

function DirectorRow({ director, layout: { name: layout, ground, size } }: DirectorRowProps) {
  const { name, path, quote, directed, directedMovies } = director;
  const total = directed.length + directedMovies.length;
  const count = formatPlural(words().people.films, total);
  const films = showBestFirst(directed).slice(0, maxFilms);
  const genres = rankGenres(directed).slice(0, maxGenres).join(', ');
  return (
    <article className={`scroll-mt-16 py-section ${ground}`} id={director.slug}>
      <div className="reveal page-width grid gap-6">
        <div className="twelve items-end gap-y-3">
          <div className="col-span-12 grid gap-2 lg:col-span-7">
            <DraftLabel of={director} />
            <Heading level={2} size="section">
              <a className="hover:text-tungsten" {...linkTo(path)}>
                {name}
              </a>
            </Heading>
            <p className="slate text-mist">{`${count} · ${genres}`}</p>
          </div>
          <p className="col-span-12 voice lg:col-span-5" lang={director.wordsLang}>
            “{quote}”
          </p>
        </div>
        <Films films={films} label={formatMessage(words().people.by, { name })} layout={layout} size={size} />
        <ArrowLink href={path}>
          {total === 1
            ? formatMessage(words().people.oneBy, { name })
            : formatMessage(words().people.allBy, { films: count, name })}
        </ArrowLink>
      </div>
    </article>
  );
}

export function Roster({ directors }: { readonly directors: readonly Director[] }) {
  return directors.map((director, index) => (
    <DirectorRow director={director} key={director.slug} layout={layouts[index % layouts.length] ?? layouts[0]} />
  ));
}
