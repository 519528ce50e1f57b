import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import type { VideoSummary } from '#features/video/video.ts';
import { Picture } from '#ui/Picture.tsx';
import { Exhibit } from '../Exhibit.tsx';

type Verdict = Figures<'verdicts'>['verdicts'][number];

export interface VerdictsProps {
  readonly title: string;
  readonly verdicts: readonly (Omit<Verdict, 'film'> & { readonly film: VideoSummary })[];
}

/** A stamp for each opinion beside a film of ours that shows what is meant. */
export function Verdicts({ title, verdicts }: VerdictsProps) {
  return (
    <Exhibit name="verdicts" title={title}>
      <ul className="verdicts">
        {verdicts.map(({ of, verdict, tone, reason, film, shows }) => (
          <li className="verdict" key={of}>
            <div className="verdict-words">
              <p className={`verdict-stamp verdict-${tone}`}>{verdict}</p>
              <p className="verdict-of">{of}</p>
              <p>{reason}</p>
            </div>
            <a
              className="verdict-film"
              data-card=""
              data-loop={film.loop?.h264}
              data-loop-av1={film.loop?.av1}
              href={film.path}
            >
              <span className="verdict-frame">
                <Picture decorative picture={film.poster} size="textPair" />
              </span>
              <span>
                <strong>{film.title}</strong>: {shows}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
