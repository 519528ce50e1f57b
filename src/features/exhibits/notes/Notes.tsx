import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import type { VideoSummary } from '#features/video/video.ts';
import { Picture } from '#ui/Picture.tsx';
import { Exhibit } from '../Exhibit.tsx';
import { linkTo } from '#lib/link-to.ts';

type Note = Data<'notes'>['notes'][number];

export interface NotesProps {
  readonly data: Data<'notes'>;
  readonly films: readonly (VideoSummary | undefined)[];
}

function Answer({ answer: { label, figure, unit, text } }: { readonly answer: NonNullable<Note['answer']> }) {
  return (
    <div className="note-answer">
      <p className="exhibit-title slate">{label}</p>
      <p className="note-figure display">{figure}</p>
      <p className="slate">{unit}</p>
      <p>{text}</p>
    </div>
  );
}

/** The film that a note is about. */
function Film({ film: { path, title, lang, poster }, shows }: { readonly film: VideoSummary; readonly shows: string }) {
  return (
    <a className="note-film" {...linkTo(path)}>
      <span className="note-frame">
        <Picture decorative picture={poster} size="half" />
      </span>
      <span>
        <strong lang={lang}>{title}</strong>: {shows}
      </span>
    </a>
  );
}

/** Opinions with a stamp each, beside a film that shows what is meant, or an answer. */
export function Notes({ data, films }: NotesProps) {
  return (
    <Exhibit of={data}>
      <ol className="notes">
        {data.notes.map(({ label, title, stamp, tone, text, answer, film: named }, index) => {
          const film = films[index];
          return (
            <li className={answer ? 'note is-answered' : 'note'} key={title}>
              <div className="note-words">
                {label !== undefined && <p className="slate">{label}</p>}
                <p className="note-title display">{title}</p>
                <p className={`note-stamp display is-${tone}`}>{stamp}</p>
                {text !== undefined && <p>{text}</p>}
              </div>
              {answer && <Answer answer={answer} />}
              {film && named && <Film film={film} shows={named.shows} />}
            </li>
          );
        })}
      </ol>
    </Exhibit>
  );
}
