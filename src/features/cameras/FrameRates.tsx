import { Fragment, useState } from 'react';
import { ChangingText } from '#ui/ChangingText.tsx';
import {
  formatCount,
  formatStops,
  secondsOnScreen,
  formatSpanAloud,
  splitIntoParts,
  stopsOfLight,
} from './frame-rate.ts';
import { BurstStage, type BurstStageProps } from './BurstStage.tsx';
import { RateScale } from './RateScale.tsx';
import { RateTable } from './RateTable.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';

const firstRate = 1_000;

export function FrameRates({ words, still, sheets }: Pick<BurstStageProps, 'words' | 'still' | 'sheets'>) {
  const [fps, setFps] = useState(firstRate);
  // A slider announces its own value; only a choice from the table needs a live region.
  const [announced, setAnnounced] = useState('');
  const isLive = useHydrated();
  const spell = (rate: number) =>
    `${formatCount(rate)} ${words.spoken}, ${words.spokenBecomes} ${formatSpanAloud(secondsOnScreen(rate))}`;
  return (
    <section
      aria-labelledby="frame-rates-tool"
      className="grid grid-cols-1 gap-5 border-y border-ink-500 py-5 sm:gap-8 sm:py-8"
    >
      <h2 className="slate text-tungsten" id="frame-rates-tool">
        {words.title}
      </h2>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
        <p>
          <label className="slate text-mist" htmlFor="frame-rates-scale">
            {words.rate}
          </label>
          <span className="mt-1 block display text-title-l">
            <ChangingText>{formatCount(fps)}</ChangingText> <span className="text-title-s text-mist">{words.unit}</span>
          </span>
        </p>
        <p>
          <span className="slate text-mist">{words.becomes}</span>
          <span className="mt-1 flex flex-wrap items-baseline gap-x-2 display text-title-l text-tungsten sm:text-title-xl">
            {splitIntoParts(secondsOnScreen(fps)).map(({ value, unit }) => (
              <Fragment key={value + unit}>
                <span>{value}</span> <span className="text-title-m text-mist lowercase">{unit}</span>
              </Fragment>
            ))}
          </span>
        </p>
        <p>
          <span className="slate text-mist">{words.light}</span>
          <span className="mt-1 block display text-title-l">
            <ChangingText>{formatStops(stopsOfLight(fps))}</ChangingText>{' '}
            <span className="text-title-s text-mist">{words.stops}</span>
          </span>
        </p>
      </div>
      <RateScale fps={fps} id="frame-rates-scale" onChange={setFps} spoken={spell(fps)} />
      <BurstStage fps={fps} isChosen={fps !== firstRate} sheets={sheets} still={still} words={words} />
      <RateTable
        fps={fps}
        isLive={isLive}
        onChoose={(rate) => {
          setFps(rate);
          setAnnounced(spell(rate));
        }}
        words={words}
      />
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
    </section>
  );
}
