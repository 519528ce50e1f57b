import { useEffect, useState } from 'react';
import { ChangingText } from '#ui/ChangingText.tsx';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { countFrames, frameAt, momentSeconds, stillSeconds } from './burst.ts';
import { BurstPictures } from './BurstPictures.tsx';
import { formatCount, formatSpan, playbackFps } from './frame-rate.ts';

/**
 * How many frames playback may skip to catch up; after a longer pause, such as in the background, it continues from
 * where it stopped.
 */
const maxFrameSkip = 6;

/**
 * Plays the moment as a projector would: the camera's frames, 24 a second. The state is the time on set, so that a
 * change of rate continues from the same instant.
 */
function useBurst(fps: number) {
  const [seconds, setSeconds] = useState(stillSeconds);
  const [hasStarted, setHasStarted] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const frameCount = countFrames(fps);
  const frame = frameAt(seconds, fps);
  const isOver = frame >= frameCount - 1;
  const isPlaying = hasStarted && !isOver;

  useEffect(() => {
    if (!isPlaying) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const stop = () => setHasStarted(false);
    // Turning on reduced motion stops playback; pressing the button afterward starts it again.
    calm.addEventListener('change', stop);
    let last = performance.now();
    let handle = requestAnimationFrame(function show(now) {
      const due = Math.floor(((now - last) * playbackFps) / 1000);
      if (due > 0) {
        last = due > maxFrameSkip ? now : last + (due * 1000) / playbackFps;
        const step = Math.min(due, maxFrameSkip) / fps;
        setSeconds((before) => Math.min(before + step, momentSeconds));
      }
      handle = requestAnimationFrame(show);
    });
    return () => {
      calm.removeEventListener('change', stop);
      cancelAnimationFrame(handle);
    };
  }, [isPlaying, fps]);

  const showFrame = (next: number) => {
    setIsRequested(true);
    setHasStarted(false);
    setSeconds(next / fps);
  };
  return {
    frame,
    frameCount,
    isPlaying,
    isRequested,
    showFrame,
    toggle: () => {
      setIsRequested(true);
      if (isOver) setSeconds(0);
      setHasStarted(!isPlaying);
    },
    /** Advances one frame; the last wraps to the first. */
    advance: () => showFrame(isOver ? 0 : frame + 1),
  };
}

export interface BurstStageProps {
  readonly fps: number;
  /** Whether the visitor has chosen a rate; until then the still shows no rate. */
  readonly isChosen: boolean;
  readonly still: PictureData;
  readonly sheets: readonly PictureData[];
  readonly words: ContentData<'tools'>['frameRates'];
}

const button =
  'needs-script inline-flex min-h-12 items-center rounded-edge border border-ink-500 px-5 text-small font-semibold hover:border-paper hover:bg-paper hover:text-ink-950';

/** A tenth of a second as the camera sees it at a rate, frame by frame. */
export function BurstStage({ fps, isChosen, still, sheets, words }: BurstStageProps) {
  const { frame, frameCount, isPlaying, isRequested, showFrame, toggle, advance } = useBurst(fps);
  const captions = [
    [words.frame, `${formatCount(frame + 1)} / ${formatCount(frameCount)}`],
    [words.onSet, `${(frame / fps).toFixed(4)} s`],
    [words.onScreen, formatSpan(frame / playbackFps)],
  ] as const;
  return (
    <figure>
      <div className="crop-marks bg-ink-900">
        <BurstPictures fps={fps} frame={frame} isRequested={isRequested || isChosen} sheets={sheets} still={still} />
      </div>
      <input
        aria-label={words.scrub}
        aria-valuetext={captions.map((caption) => caption.join(' ')).join(', ')}
        className="needs-script tool-range mt-2"
        disabled={frameCount === 1}
        max={frameCount - 1}
        min={0}
        onChange={(event) => showFrame(event.target.valueAsNumber)}
        type="range"
        value={frame}
      />
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-3">
        <button className={button} onClick={toggle} type="button">
          <ChangingText>{isPlaying ? words.pause : words.play}</ChangingText>
        </button>
        <button className={button} onClick={advance} type="button">
          {words.next}
        </button>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 slate text-mist normal-case sm:ms-auto">
          {captions.map(([name, value]) => (
            <li key={name}>
              <ChangingText>{`${name} ${value}`}</ChangingText>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-small text-mist">{words.note}</figcaption>
    </figure>
  );
}
