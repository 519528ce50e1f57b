import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';
import { formatPlural } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';
import type { Director } from './filmography.query.ts';

export interface RosterNamesProps {
  readonly page: Pick<ContentData<'rosterPage'>, 'heading' | 'label' | 'lead'>;
  readonly directors: readonly Director[];
}

/** The first screen: the directors' names. Pointing at one shows frames of their films behind it. */
export function RosterNames({ page: { heading, label, lead }, directors }: RosterNamesProps) {
  return (
    <section aria-labelledby="page-heading">
      <div className="page-width grid gap-4 pt-10 pb-6">
        <Label>{label}</Label>
        <Heading id="page-heading" level={1} size="m">
          {heading}
        </Heading>
        <p className="max-w-measure text-mist">{lead}</p>
      </div>
      <div className="relative isolate overflow-clip">
        <ol className="page-width py-8" data-no-markdown="">
          {directors.map(({ slug, name, directed, directedMovies, ground }) => (
            <li className="roster-name" key={slug}>
              <a className="flex items-baseline justify-between gap-x-2 sm:inline-flex sm:gap-x-4" href={`#${slug}`}>
                <span className="display">{name}</span>{' '}
                <span className="bg-ink-950 px-1 slate whitespace-nowrap">
                  {formatPlural(words().people.films, directed.length + directedMovies.length)}
                </span>
              </a>
              <div className="roster-ground">
                {ground.map((picture) => (
                  <div key={picture.src}>
                    <Picture
                      className="absolute inset-0 size-full object-cover"
                      decorative
                      picture={picture}
                      size="screen"
                    />
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
