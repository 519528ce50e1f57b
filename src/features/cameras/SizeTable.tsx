import { formatMegapixels, formatSize, formatTimesFullHd, type FrameSize } from './frame-size.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

export interface SizeTableProps {
  /** The element that names the table. */
  readonly titleId: string;
  readonly words: ContentData<'tools'>['frameSizes'];
  readonly chosen: FrameSize;
  readonly onChoose: (size: FrameSize) => void;
}

/** All formats with their figures; each row's name is a radio button. */
export function SizeTable({ titleId, words, chosen, onChoose }: SizeTableProps) {
  return (
    <fieldset>
      <legend className="sr-only">{words.choose}</legend>
      <table aria-labelledby={titleId}>
        <thead className="slate text-mist">
          <tr>
            <th scope="col">{words.choose}</th>
            <th scope="col">{words.pixels}</th>
            <th scope="col">{words.megapixels}</th>
            <th className="max-sm:hidden" scope="col">
              {words.times}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.sizes.map((size) => (
            <tr className={size.name === chosen.name ? 'text-tungsten' : ''} key={size.name}>
              <th className="rate-cell" scope="row">
                <label className="rate-name gap-3">
                  <span>
                    {size.name} <span className="block text-tag font-normal text-mist max-sm:hidden">{size.kind}</span>
                  </span>
                  <input
                    checked={size.name === chosen.name}
                    className="needs-script size-5 shrink-0"
                    name="frame-size"
                    onChange={() => onChoose(size)}
                    type="radio"
                    value={size.name}
                  />
                </label>
              </th>
              <td className="sm:whitespace-nowrap">{formatSize(size)}</td>
              <td>
                {formatMegapixels(size)} {words.megapixelUnit}
              </td>
              <td className="max-sm:hidden">{formatTimesFullHd(size)} ×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
