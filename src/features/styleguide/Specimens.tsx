import type { ReactNode } from 'react';
import { Facade } from '#features/player/Facade.tsx';
import { PlayerMessage, playerMessages } from '#features/player/PlayerMessage.tsx';
import { VideoCard } from '#features/video/VideoCard.tsx';
import type { VideoDetails } from '#features/video/video.ts';
import type { TokenColor } from '#lib/list-colors.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Flare } from '#ui/Flare.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StarMark } from '#ui/StarMark.tsx';
import { Stars } from '#ui/Stars.tsx';

/** Tailwind finds class names in the source, so each is written out. */
const swatches: Record<string, string> = {
  'ink-950': 'bg-ink-950',
  'ink-900': 'bg-ink-900',
  'ink-800': 'bg-ink-800',
  'ink-700': 'bg-ink-700',
  'ink-500': 'bg-ink-500',
  paper: 'bg-paper',
  mist: 'bg-mist',
  tungsten: 'bg-tungsten',
  teal: 'bg-teal',
};

const sizes = ['mega', 'xl', 'l', 'm', 's'] as const;

const frames = { frame: 'aspect-frame', scope: 'aspect-scope', portrait: 'aspect-portrait' } as const;

/** A named part of the style page. */
function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-8 border-t border-ink-700 pt-6">
      <Heading level={2} size="s">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Colors, type, and every primitive: what the design is made of. */
export function Specimens({ colors, video }: { readonly colors: readonly TokenColor[]; readonly video: VideoDetails }) {
  return (
    <div className="page-width grid gap-24 py-20">
      <Specimen title="Colors">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {colors.map(({ name, hex, contrast }) => (
            <li className="grid gap-2" key={name}>
              <span className={`h-24 border border-ink-700 ${swatches[name] ?? ''}`} />
              <span className="font-semibold">{name}</span>
              <span className="slate text-mist">{`${hex} · ${contrast.toFixed(1)}:1 on ink-950`}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        {sizes.map((size) => (
          <Heading key={size} level={3} size={size}>
            {`${size}: roll sound 0123`}
          </Heading>
        ))}
        <p className="text-lead text-mist">Lead: the sentence under a heading</p>
        <p>Text: at most sixty-six characters a line</p>
        <p className="text-small text-mist">Small: captions and details</p>
        <p className="slate text-mist">Slate: 24 fps / T1.3 / scene 12 take 3</p>
        <SectionHead heading="A section's head" label="Label" text="Label, heading and the sentence under it." />
      </Specimen>
      <Specimen title="Links, buttons and marks">
        <div className="flex flex-wrap items-center gap-8">
          <ButtonLink href="#links" variant="primary">
            Primary
          </ButtonLink>
          <ButtonLink href="#links">Quiet</ButtonLink>
          <ArrowLink href="#links">Arrow link</ArrowLink>
          <StarMark className="size-12" />
          <Stars rating={5} />
          <PlayMark />
          <PlayMark large />
          <DraftMark of={{ state: 'draft' }} />
        </div>
        <Flare className="h-40 w-full" />
        <p className="crop-marks p-6 slate">Crop marks</p>
      </Specimen>
      <Specimen title="Frames">
        {Object.entries(frames).map(([name, aspect]) => (
          <Picture className={`${aspect} max-w-measure object-cover`} key={name} picture={video.poster} size="third" />
        ))}
      </Specimen>
      <Specimen title="Video card and player">
        <VideoCard video={video} />
        <VideoCard layout="wide" video={video} />
        <Facade embed={video.embed} poster={video.poster} size="third" title={video.title} />
        {playerMessages.map((state) => (
          <div className="relative aspect-frame max-w-measure bg-ink-800" key={state}>
            <PlayerMessage embed={video.embed} state={state} />
          </div>
        ))}
      </Specimen>
    </div>
  );
}
