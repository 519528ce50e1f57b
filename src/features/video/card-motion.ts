import type { VideoSummary } from './video.ts';

/** What makes a card move under a pointer or with the focus (src/features/loops/browser/loops.ts). */
export function cardMotion({ loop, flip }: Pick<VideoSummary, 'loop' | 'flip'>) {
  return {
    'data-card': '',
    'data-loop': loop?.h264,
    'data-loop-av1': loop?.av1,
    'data-flip': flip?.join(' '),
  };
}
