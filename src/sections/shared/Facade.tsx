import type { PictureData } from '#domain/picture/picture.ts';
import type { Embed } from '#domain/video/embed.ts';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';

export interface FacadeProps {
  readonly title: string;
  readonly embed: Embed;
  readonly poster: PictureData;
  readonly eager?: boolean;
}

/**
 * Stands for a player until a visitor asks for it: a poster that links to the player's page.
 * src/scripts/facade.ts puts the frame in its place on a tap, so that no other host is asked before.
 */
export function Facade({ title, embed, poster, eager = false }: FacadeProps) {
  return (
    <div className="aspect-frame w-full overflow-hidden bg-ink-800">
      <a
        className="group relative block size-full"
        data-facade=""
        data-title={title}
        href={embed.frame}
        rel="noopener"
        target="_blank"
      >
        <Picture className="size-full object-cover" decorative eager={eager} picture={poster} />
        <span className="absolute inset-0 grid place-items-center">
          <PlayMark large />
        </span>
        <span className="sr-only">
          Play {title} on {embed.host}
        </span>
      </a>
    </div>
  );
}
