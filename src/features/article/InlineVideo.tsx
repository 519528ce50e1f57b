import type { VideoSummary } from '#features/video/video.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';

/** A video of the portfolio inside a text. */
export function InlineVideo({ video }: { readonly video: VideoSummary }) {
  return (
    <div className="inline-video border-l-2 border-tungsten py-2 pl-6">
      <VideoCard size="text" titleAs="p" video={video} />
    </div>
  );
}
