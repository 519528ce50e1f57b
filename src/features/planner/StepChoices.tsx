import type { Answers, ApplicableQuestion } from './plan/answers.ts';
import { isDay } from './plan/days.ts';
import type { PlannerData } from './planner.query.ts';

interface ChoicesProps {
  readonly asked: ApplicableQuestion;
  readonly onGive: (id: string, isChosen: boolean) => void;
}

/** The answers to a question. The whole line is the control, and presses before the script has loaded count. */
export function Choices({ asked: { question, offered, given }, onGive }: ChoicesProps) {
  return (
    <div>
      {offered.map((answer) => (
        <label className="plan-answer" key={answer.id}>
          <input
            checked={given.includes(answer)}
            className="needs-script mt-1"
            name={question.id}
            onChange={(event) => onGive(answer.id, event.target.checked)}
            type={question.kind === 'many' ? 'checkbox' : 'radio'}
            value={answer.id}
          />
          <span>
            <span className="block font-semibold">{answer.label}</span>
            {answer.note !== undefined && <span className="block text-small text-mist">{answer.note}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

export interface DayFieldProps {
  readonly label: string;
  readonly today: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/**
 * The date field above the answers. It keeps what is typed until that is a date from today on; for a past date the
 * browser shows its message at the field, in the visitor's language.
 */
export function DayField({ label, today, day, onChange }: DayFieldProps) {
  return (
    <label className="mb-6 grid max-w-60 gap-2">
      <span className="text-small text-mist">{label}</span>
      <input
        className="plan-field"
        defaultValue={day}
        max="2099-12-31"
        min={today}
        onChange={({ target }) => {
          const isChosen = isDay(target.value);
          onChange(isChosen && target.reportValidity() ? target.value : undefined);
        }}
        type="date"
      />
    </label>
  );
}

export interface FilmChoicesProps extends Pick<PlannerData, 'films'> {
  readonly name: string;
  readonly ranked: readonly string[];
  readonly film: Answers['film'];
  readonly words: PlannerData['words']['steps'];
  readonly onChange: (film: string | undefined) => void;
}

/** A few posters to choose from, and a list of all films. */
export function FilmChoices({ name, ranked, film, films, words, onChange }: FilmChoicesProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {ranked.map((slug) => {
          const shown = films.find((one) => one.slug === slug);
          if (!shown?.poster) return undefined;
          return (
            <label className="plan-film" key={slug}>
              <img alt="" className="aspect-frame w-full object-cover" src={shown.poster} />
              <span className="flex items-start gap-2 p-2 text-small">
                <input
                  checked={film === slug}
                  className="mt-1"
                  name={name}
                  onChange={() => onChange(slug)}
                  type="radio"
                  value={slug}
                />
                <span lang={shown.lang}>{shown.title}</span>
              </span>
            </label>
          );
        })}
      </div>
      <label className="mt-6 grid gap-2">
        <span className="text-small text-mist">{words.anyFilm}</span>
        <select
          className="plan-field"
          onChange={({ target: { value } }) => onChange(value === '' ? undefined : value)}
          value={film ?? ''}
        >
          <option value="">{words.noFilm}</option>
          {films.map(({ slug, title, lang }) => (
            <option key={slug} lang={lang} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
