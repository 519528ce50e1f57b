import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit, titleId } from '../Exhibit.tsx';
import { findLevel, listHours, writeHour, writeLevel } from './board.ts';

export interface SoundBoardProps {
  readonly figures: Figures<'board'>;
}

/** The tide of an hour: the water's edge runs on from the row above. */
function Water({ figures: { tide }, hour }: SoundBoardProps & { readonly hour: number }) {
  const at = (part: number) => String(Math.round((findLevel(tide, hour + part) / tide.range) * 90 + 5));
  return (
    <svg aria-hidden="true" className="board-water" preserveAspectRatio="none" viewBox="0 0 100 12">
      <path d={`M0 0H${at(0)}L${at(0.25)} 3L${at(0.5)} 6L${at(0.75)} 9L${at(1)} 12H0Z`} />
    </svg>
  );
}

/** The hours of a day at several places, as the board of an airport, beside the tide. */
export function SoundBoard({ figures }: SoundBoardProps) {
  const { title, caption, tide, places, words } = figures;
  return (
    <Exhibit caption={caption} name="board" title={title}>
      <div aria-label={title} className="board-scroll" role="region" tabIndex={0}>
        <table aria-labelledby={titleId('board')} className="board">
          <thead className="slate">
            <tr>
              <th scope="col">{words.hour}</th>
              <th scope="col">{words.tide}</th>
              {places.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listHours(figures).map((hour) => (
              <tr key={hour}>
                <th scope="row">{writeHour(hour)}</th>
                <td className="board-tide">
                  <Water figures={figures} hour={hour} />
                  <span>{writeLevel(tide, hour, words.feet)}</span>
                </td>
                {places.map(({ name, spans }) => {
                  const span = spans.find(({ from }) => from === hour);
                  return (
                    span && (
                      <td className={`is-${span.sound}`} key={name} rowSpan={span.to - span.from}>
                        <strong>{words[span.sound]}</strong> {span.note}
                      </td>
                    )
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Exhibit>
  );
}
