import type { VideoDetails } from '#features/video/video.ts';
import { FilmLines } from '#features/video/FilmLines.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

export interface ShotOnProps {
  readonly camera: string;
  readonly films: readonly VideoDetails[];
}

/** The films that were shot on the camera that a page is about. */
export function ShotOn({ camera, films }: ShotOnProps) {
  if (films.length === 0) return null;
  const lines = films.map(({ path, title, lang, year, artist: facts }) => ({ path, title, lang, year, facts }));
  return (
    <Section labelledBy="shot-on" tone="panel">
      <Heading id="shot-on" level={2} size="section">
        {formatMessage(words().writtenPages.shotOn, { camera })}
      </Heading>
      <div className="mt-8">
        <FilmLines label={formatMessage(words().writtenPages.filmsShotOn, { camera })} lines={lines} />
      </div>
    </Section>
  );
}
