import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { FormBar } from '../FormBar.tsx';
import { mostCharacters } from './brief.ts';

export interface BriefProps {
  readonly figures: Figures<'brief'>;
}

/** A sheet of lines to fill in. What is written stays on the device, and can be copied and printed. */
export function Brief({ figures: { title, caption, lines, words } }: BriefProps) {
  return (
    <Exhibit caption={caption} name="brief" title={title}>
      {/* Sent nowhere: outside a dialog, this method does nothing. */}
      <form
        autoComplete="off"
        className="brief"
        data-cleared={words.cleared}
        data-copied={words.copied}
        data-refused={words.refused}
        method="dialog"
        name="brief"
      >
        <ol className="brief-lines">
          {lines.map((line, index) => (
            <li className="brief-line" key={line}>
              <label className="brief-ask" htmlFor={`brief-${String(index)}`}>
                {line}
              </label>
              <textarea
                className="brief-answer"
                id={`brief-${String(index)}`}
                maxLength={mostCharacters}
                name={line}
                rows={1}
              />
              <p className="brief-printed" />
            </li>
          ))}
        </ol>
        <FormBar words={words} />
      </form>
    </Exhibit>
  );
}
