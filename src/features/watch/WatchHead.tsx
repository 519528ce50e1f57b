import type { PictureData } from '#lib/pictures/picture.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { videoFacts } from '#features/video/video-facts.ts';
import { Facade } from '#features/player/Facade.tsx';
import { ShareButton } from './ShareButton.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';

/** The player, then what a label asks for: who, when, where, by whom. */
export function WatchHead({ video, poster }: { readonly video: VideoDetails; readonly poster: PictureData }) {
  return (
    <section aria-labelledby="page-heading" className="page-width twelve gap-y-8 py-8 lg:py-12">
      <div className="player col-span-12 lg:col-span-9">
        <Facade eager embed={video.embed} poster={poster} size="columns9" title={video.title} />
      </div>
      <div className="col-span-12 grid content-end gap-4 lg:col-span-3">
        <p className="slate text-mist">
          {videoFacts(video)} · {video.duration}
        </p>
        <DraftMark of={video} />
        <Heading className="lg:text-title-m" id="page-heading" level={1} size="l">
          {video.title}
        </Heading>
        <p className="text-lead">{video.artist}</p>
        <ShareButton />
      </div>
      <div className="col-span-12 grid max-w-measure gap-5 lg:col-span-6">
        <p className="text-lead">{video.description}</p>
        <p className="text-mist">{video.synopsis}</p>
      </div>
      <dl className="col-span-12 grid content-start border-b border-ink-700 text-small lg:col-span-5 lg:col-start-8">
        {[...video.credits, { role: 'Location', name: video.location }].map(({ role, name }) => (
          <div className="flex justify-between gap-6 border-t border-ink-700 py-3" key={role}>
            <dt className="text-mist">{role}</dt> <dd className="text-right">{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
