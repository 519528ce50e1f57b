import { formatCount, formatSpan, formatStops, markedRates, secondsOnScreen, stopsOfLight } from './frame-rate.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

export interface RateTableProps {
  readonly words: ContentData<'tools'>['frameRates'];
  readonly fps: number;
  readonly isLive: boolean;
  readonly onChoose: (fps: number) => void;
}

/** The marked rates with their effect; each row's rate is a button once the script runs. */
export function RateTable({ words, fps, isLive, onChoose }: RateTableProps) {
  return (
    <table>
      <caption className="pb-2 text-start slate text-mist">{words.table}</caption>
      <thead className="slate text-mist">
        <tr>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.becomes}</th>
          <th scope="col">{words.light}</th>
        </tr>
      </thead>
      <tbody>
        {markedRates.map((rate) => (
          <tr className={rate === fps ? 'text-tungsten' : ''} key={rate}>
            <th className="rate-cell" scope="row">
              {isLive ? (
                <button
                  aria-pressed={rate === fps}
                  className="rate-name rate-button"
                  onClick={() => onChoose(rate)}
                  type="button"
                >
                  {formatCount(rate)} {words.unit}
                </button>
              ) : (
                <span className="rate-name">
                  {formatCount(rate)} {words.unit}
                </span>
              )}
            </th>
            <td>{formatSpan(secondsOnScreen(rate))}</td>
            <td>
              {formatStops(stopsOfLight(rate))} {words.stops}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
