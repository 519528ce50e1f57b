import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { FormBar } from '../FormBar.tsx';
import { countItems, formatDone } from './checklist.ts';

/** A countdown to a day, stage by stage, that can be ticked, dated, kept on the device and printed. */
export function Countdown({ figures }: { readonly figures: Figures<'checklist'> }) {
  const { title, caption, stages, words } = figures;
  return (
    <Exhibit caption={caption} name="checklist" title={title}>
      {/* Sent nowhere: outside a dialog, this method does nothing. */}
      <form autoComplete="off" className="countdown" data-cleared={words.cleared} method="dialog" name="checklist">
        <div className="countdown-head needs-script">
          <label>
            <span className="slate">{words.day}</span>
            <input name="day" type="date" />
          </label>
          <output className="slate" data-done={words.done}>
            {formatDone(0, countItems(stages), words.done)}
          </output>
        </div>
        {stages.map(({ name, days, items }) => (
          <fieldset className="countdown-stage" key={name}>
            <legend>
              <b aria-hidden="true" className="countdown-days">
                {days}
              </b>
              <span>
                {name} <span className="countdown-due slate" data-days={days} />
              </span>
            </legend>
            <ul className="countdown-list">
              {items.map((item) => (
                <li key={item}>
                  <label>
                    <input name={item} type="checkbox" />
                    <span>{item}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
        <FormBar words={words} />
      </form>
    </Exhibit>
  );
}
