import { useEffect, useState } from 'react';
import { burstView, drawDrops, drawSkin, momentSeconds } from './burst.ts';
import { formatCount, formatSpan, playbackFps } from './frame-rate.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

/** Frames in which the burst is at its best, as a share of the moment. */
const showpiece = 0.34;

/** Frames that playback may catch up with after a hiccup; a page that was in the background continues from where it paused. */
const mostFramesAtOnce = 6;

/**
 * Plays the moment as a projector would: the camera's frames, 24 a second.
 * The time on set is what is kept, so that a change of rate goes on from the same instant.
 */
function useBurst(fps: number) {
  const [seconds, setSeconds] = useState(momentSeconds * showpiece);
  const [hasStarted, setHasStarted] = useState(false);
  const frameCount = Math.max(1, Math.ceil(fps * momentSeconds));
  const frame = Math.min(frameCount - 1, Math.floor(seconds * fps + 1e-6));
  const isOver = frame >= frameCount - 1;
  const isPlaying = hasStarted && !isOver;

  useEffect(() => {
    if (!isPlaying) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let last = performance.now();
    let handle = requestAnimationFrame(function show(now) {
      if (calm.matches) {
        setHasStarted(false);
        return;
      }
      const due = Math.floor(((now - last) * playbackFps) / 1000);
      if (due > 0) {
        last = due > mostFramesAtOnce ? now : last + (due * 1000) / playbackFps;
        const step = Math.min(due, mostFramesAtOnce) / fps;
        setSeconds((before) => before + step);
      }
      handle = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(handle);
    };
  }, [isPlaying, fps]);

  return {
    frame,
    frameCount,
    isPlaying,
    toggle: () => {
      if (isOver) setSeconds(0);
      setHasStarted(!isPlaying);
    },
    /** One frame on; from the last to the first. */
    advance: () => {
      setHasStarted(false);
      setSeconds(isOver ? 0 : (frame + 1) / fps);
    },
  };
}

export interface BurstStageProps {
  readonly fps: number;
  readonly isLive: boolean;
  readonly words: ContentData<'tools'>['frameRates'];
}

const { width, height } = burstView;
const rulerHeight = 32;
/** Drops that the server draws; the browser can draw them all without sending them. */
const everyDrop = { live: 1, sent: 14 } as const;

const button =
  'needs-script inline-flex min-h-12 items-center rounded-edge border border-ink-500 px-5 text-small font-semibold hover:border-paper hover:bg-paper hover:text-ink-950';

/** A tenth of a second as one frame sees it, with a mark for every frame that is taken of it. */
export function BurstStage({ fps, isLive, words }: BurstStageProps) {
  const { frame, frameCount, isPlaying, toggle, advance } = useBurst(fps);
  const every = everyDrop[isLive ? 'live' : 'sent'];
  const seconds = frame / fps;
  const framesInMoment = fps * momentSeconds;
  // A mark is a hair wide; where marks meet, the line is solid.
  const mark = Math.min(1, (1.5 * framesInMoment) / width);
  const playhead = (seconds / momentSeconds) * width;
  const captions = [
    `${words.frame} ${formatCount(frame + 1)} / ${formatCount(frameCount)}`,
    `${words.onSet} ${seconds.toFixed(4)} s`,
    `${words.onScreen} ${formatSpan(frame / playbackFps)}`,
  ];
  return (
    <figure>
      <div className="crop-marks bg-ink-900">
        <svg
          aria-label={words.drawing}
          className="block aspect-frame w-full sm:aspect-scope"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          viewBox={`0 0 ${String(width)} ${String(height)}`}
        >
          <g className="fill-none" strokeLinecap="round">
            <path className="stroke-paper" d={drawDrops('core', seconds, fps, every)} strokeWidth="4" />
            <path className="stroke-tungsten" d={drawDrops('left', seconds, fps, every)} strokeWidth="2.5" />
            <path className="stroke-teal" d={drawDrops('right', seconds, fps, every)} strokeWidth="2.5" />
            <path className="stroke-mist" d={drawSkin(seconds)} strokeWidth="2" />
          </g>
        </svg>
        <svg
          aria-hidden="true"
          className="block h-8 w-full"
          preserveAspectRatio="none"
          viewBox={`0 0 ${String(width)} ${String(rulerHeight)}`}
        >
          <path
            className="stroke-ink-500"
            d={`M0 20H${String(width)}`}
            pathLength={framesInMoment}
            strokeDasharray={`${mark.toFixed(4)} ${(1 - mark).toFixed(4)}`}
            strokeWidth="24"
          />
          <path className="stroke-tungsten" d={`M${playhead.toFixed(1)} 0v${String(rulerHeight)}`} strokeWidth="4" />
        </svg>
      </div>
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-3">
        <button className={`${button} motion-reduce:hidden`} onClick={toggle} type="button">
          {isPlaying ? words.pause : words.play}
        </button>
        <button className={button} onClick={advance} type="button">
          {words.next}
        </button>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 slate text-mist normal-case sm:ml-auto">
          {captions.map((caption) => (
            <li key={caption.split(' ', 1)[0]}>{caption}</li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-small text-mist">{words.note}</figcaption>
    </figure>
  );
}
