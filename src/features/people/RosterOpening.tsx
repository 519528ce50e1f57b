import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Loop } from '#features/loops/Loop.tsx';
import { Opening } from '#features/openings/Opening.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Person } from './filmography.query.ts';
import { pickCover } from './filmography.ts';

export interface RosterOpeningProps {
  readonly page: Pick<ContentData<'rosterPage'>, 'heading' | 'label' | 'lead'>;
  readonly directors: readonly Person[];
}

/** A frame for each director, cut along the clapstick's diagonal; it leads to the director. */
function DirectorFrames({ directors }: Pick<RosterOpeningProps, 'directors'>) {
  return (
    <ul className="director-frames" data-no-markdown="">
      {directors.map(({ slug, name, directed }, index) => {
        const { cover: film } = pickCover(directed);
        return (
          film && (
            <li className="group" key={slug}>
              <a className="ring-inside" href={`#${slug}`}>
                <span className="director-cut" data-poster="">
                  <Picture
                    className="size-full object-cover"
                    decorative
                    eager={index === 0}
                    picture={film.poster}
                    size="columns8"
                  />
                  <Loop loop={film.loop} />
                </span>
                <span className="slate group-hover:text-tungsten">{name}</span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The first screen: the words, and a frame for each director from edge to edge. */
export function RosterOpening({ page: { heading, label, lead }, directors }: RosterOpeningProps) {
  return <Opening drawing={<DirectorFrames directors={directors} />} heading={heading} label={label} lead={lead} />;
}
