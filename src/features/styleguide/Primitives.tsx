import type { VideoDetails } from '#features/video/video.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { Facade } from '#features/player/Facade.tsx';
import { PlayerMessage, playerMessages } from '#features/player/PlayerMessage.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Flare } from '#ui/Flare.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';
import { StarMark } from '#ui/StarMark.tsx';
import { Stars } from '#ui/Stars.tsx';
import { Specimen } from './Specimen.tsx';

/** show-states.ts gives the parts of such a row the look of the state that it names. */
const states = ['rest', 'hover', 'focus'] as const;

const frames = { frame: 'aspect-frame', scope: 'aspect-scope', portrait: 'aspect-portrait' } as const;

export function Primitives({ videos }: { readonly videos: readonly VideoDetails[] }) {
  const [video] = videos;
  return (
    <>
      <Specimen title="Links and buttons">
        {states.map((state) => (
          <div className="flex flex-wrap items-center gap-6" data-state={state} key={state}>
            <span className="w-16 slate text-mist">{state}</span>
            <ButtonLink href="#links" variant="primary">
              Primary
            </ButtonLink>
            <ButtonLink href="#links">Quiet</ButtonLink>
            <ArrowLink href="#links">Arrow link</ArrowLink>
          </div>
        ))}
      </Specimen>
      <Specimen title="Marks">
        <div className="flex flex-wrap items-center gap-8">
          <StarMark />
          <StarMark className="size-12" />
          <Stars rating={5} />
          <PlayMark />
          <PlayMark large />
          <DraftMark of={{ state: 'draft' }} />
        </div>
        <Flare className="h-40 w-full" />
        <p className="crop-marks p-6 slate">Crop marks</p>
      </Specimen>
      {video && (
        <>
          <Specimen title="Frames">
            {Object.entries(frames).map(([name, aspect]) => (
              <figure className="max-w-measure" key={name}>
                <Picture className={`${aspect} w-full object-cover`} picture={video.poster} size="third" />
                <figcaption className="mt-3 slate text-mist">{name}</figcaption>
              </figure>
            ))}
          </Specimen>
          <Specimen title="Video card">
            {states.map((state) => (
              <div className="grid gap-4 lg:grid-cols-2" data-state={state} key={state}>
                <span className="slate text-mist lg:col-span-2">{state}</span>
                {videos.map((one) => (
                  <VideoCard key={one.slug} video={one} />
                ))}
              </div>
            ))}
            <VideoCard layout="wide" video={video} />
          </Specimen>
          <Specimen title="Facade">
            <Facade embed={video.embed} poster={video.poster} size="third" title={video.title} />
          </Specimen>
          <Specimen title="Messages of a player">
            {playerMessages.map((state) => (
              <div className="relative aspect-frame max-w-measure bg-ink-800" key={state}>
                <PlayerMessage embed={video.embed} state={state} />
              </div>
            ))}
          </Specimen>
        </>
      )}
    </>
  );
}
