import { useState } from 'react';
import { ChangingText } from '#ui/ChangingText.tsx';
import { formatMegapixels, formatSize, formatTimesFullHd, spellSize, type FrameSize } from './frame-size.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { SizeDrawing } from './SizeDrawing.tsx';
import { SizeTable } from './SizeTable.tsx';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Readout } from './Readout.tsx';

export interface FrameSizesProps {
  /** Largest first; the largest is the whole picture. */
  readonly words: ContentData<'tools'>['frameSizes'];
  readonly picture: PictureData;
}

/** Islands can't use `useId`: see astro.config.ts. */
const titleId = 'frame-sizes-tool';

/** Formats drawn to scale over one picture; the chosen one shows what it keeps. */
export function FrameSizes({ words, picture }: FrameSizesProps) {
  const { sizes } = words;
  const [chosen, setChosen] = useState<FrameSize>();
  // Before a choice, the whole picture and its figures are shown.
  const shown = chosen ?? sizes[0];
  if (!shown) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-6 border-y border-ink-500 py-6 sm:py-8">
      <h3 className="slate text-tungsten" id={titleId}>
        {words.title}
      </h3>
      <SizeDrawing chosen={shown} picture={picture} sizes={sizes} />
      <p className="text-small text-mist">{words.note}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        <div className="col-span-2">
          <dt className="slate text-mist">
            <ChangingText>{`${shown.name} / ${words.pixels}`}</ChangingText>
          </dt>
          <dd className="mt-1 display text-title-l text-tungsten">
            <ChangingText>{formatSize(shown)}</ChangingText>
          </dd>
        </div>
        <Readout word={words.megapixels}>{formatMegapixels(shown)}</Readout>
        <Readout word={words.times}>{`${formatTimesFullHd(shown)} ×`}</Readout>
      </dl>
      <SizeTable chosen={shown} onChoose={setChosen} titleId={titleId} words={words} />
      <output aria-live="polite" className="sr-only">
        {chosen &&
          `${chosen.name}: ${spellSize(chosen, words.spokenBy)}, ${formatMegapixels(chosen)} ${words.spokenMegapixels}, ${formatTimesFullHd(chosen)} ${words.spokenTimes}`}
      </output>
    </section>
  );
}
