import type { Movie, VideoDetails } from '#features/video/video.ts';
import { FilmLines, type FilmLine } from '#features/video/FilmLines.tsx';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { VideoGrid } from '#features/video/VideoGrid.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import type { Person } from './filmography.query.ts';
import { filmsPerRow, listRoles, splitByPicture } from './filmography.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

function toLine(film: VideoDetails | Movie, slug: string): FilmLine {
  const roles = listRoles(film, slug).join(', ');
  return {
    path: film.path,
    title: film.title,
    lang: film.lang,
    year: film.year,
    facts: ['artist' in film ? film.artist : words().people.movie, roles].join(' · '),
  };
}

export interface FilmographyProps {
  readonly person: Person;
  readonly heading: string;
}

/** A person's films: two side by side, or one large and more in a grid, the rest as lines, newest first. */
export function Filmography({ person, heading }: FilmographyProps) {
  const { slug, name, movies } = person;
  const { lead, others, rest } = splitByPicture(person.films);
  const isPair = lead !== undefined && others.length === 1;
  const lines = [...movies, ...rest].map((film) => toLine(film, slug)).toSorted((a, b) => b.year - a.year);
  if (!lead && lines.length === 0) return null;
  return (
    <Section labelledBy="films">
      <Heading id="films" level={2} size="section">
        {heading}
      </Heading>
      <div className="mt-10 grid gap-12">
        {lead && !isPair && <VideoCard layout="wide" size="columns9" video={lead} />}
        {isPair && <VideoGrid layout="pair" videos={[lead, ...others]} />}
        {others.length > 1 && <VideoGrid layout={others.length < filmsPerRow ? 'pair' : 'three'} videos={others} />}
        {lines.length > 0 && <FilmLines label={formatMessage(words().people.moreBy, { name })} lines={lines} />}
      </div>
    </Section>
  );
}
