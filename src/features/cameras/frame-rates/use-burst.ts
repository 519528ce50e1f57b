import { useEffect, useState } from 'react';
import { momentSeconds } from './burst.ts';
import { playbackFps } from './frame-rate.ts';

/** Frames in which the burst is at its best, as a share of the moment. */
const showpiece = 0.34;

/** Frames that playback may catch up with after a hiccup; a page that was in the background goes on where it stood. */
const mostFramesAtOnce = 6;

/**
 * Plays the moment as a projector would: 24 times a second the next frame that the camera took.
 * The time on set is what is kept, so that a change of rate goes on from the same instant.
 */
export function useBurst(fps: number) {
  const [seconds, setSeconds] = useState(momentSeconds * showpiece);
  const [isWanted, setIsWanted] = useState(false);
  const frameCount = Math.max(1, Math.ceil(fps * momentSeconds));
  const frame = Math.min(frameCount - 1, Math.floor(seconds * fps + 1e-6));
  const isOver = frame >= frameCount - 1;
  const isPlaying = isWanted && !isOver;

  useEffect(() => {
    if (!isPlaying) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let last = performance.now();
    let handle = requestAnimationFrame(function show(now) {
      if (calm.matches) {
        setIsWanted(false);
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
      setIsWanted(!isPlaying);
    },
    /** One frame on; from the last to the first. */
    advance: () => {
      setIsWanted(false);
      setSeconds(isOver ? 0 : (frame + 1) / fps);
    },
  };
}
