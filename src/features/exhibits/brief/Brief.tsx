import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { mostCharacters } from './brief.ts';

export interface BriefProps {
  readonly figures: Figures<'brief'>;
}

/** A sheet of lines to fill in. Its script keeps what is written on the device, copies and prints it. */
export function Brief({ figures: { title, caption, lines, words } }: BriefProps) {
  return (
    <Exhibit caption={caption} name="brief" title={title}>
      <form
        className="brief"
        data-brief=""
        data-cleared={words.cleared}
        data-copied={words.copied}
        data-refused={words.refused}
      >
        <ol className="brief-lines">
          {lines.map((line, index) => (
            <li className="brief-line" key={line}>
              <label className="brief-ask" htmlFor={`brief-${String(index)}`}>
                {line}
              </label>
              <textarea
                autoComplete="off"
                className="brief-answer"
                data-ask={line}
                id={`brief-${String(index)}`}
                maxLength={mostCharacters}
                rows={1}
              />
              <p className="brief-printed" />
            </li>
          ))}
        </ol>
        <p className="brief-actions needs-script">
          <button data-brief-copy="" type="button">
            {words.copy}
          </button>
          <button data-brief-print="" type="button">
            {words.print}
          </button>
          <button data-brief-clear="" type="button">
            {words.clear}
          </button>
          <span role="status" />
        </p>
      </form>
    </Exhibit>
  );
}
