import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture, type PictureProps } from '#ui/Picture.tsx';

export interface MatchCutProps extends Pick<PictureProps, 'eager' | 'size'> {
  /** The same shot before and after: drawn and filmed, or recorded and graded. */
  readonly before: PictureData;
  readonly after: PictureData;
  /** A caption for each picture. Without them the first is a drawing that shows nothing that the second doesn't. */
  readonly captions?: readonly [before: string, after: string];
  /** The divider's accessible name. */
  readonly label: string;
}

/**
 * Two pictures of one shot, registered. The clapstick's diagonal divides them and follows the scroll, a pointer or
 * keys. Its style and script are in MatchCuts.astro.
 */
export function MatchCut({ before, after, captions, label, ...place }: MatchCutProps) {
  const filled = 'aspect-frame w-full object-cover';
  const caption = 'absolute bottom-0 bg-ink-950 px-2 py-1 slate text-paper';
  return (
    <div className="match-cut">
      <div>
        <Picture className={filled} picture={after} {...place} />
        {captions && <span className={`end-0 ${caption}`}>{captions[1]}</span>}
      </div>
      <div className="match-cut-before" data-no-markdown={captions ? undefined : ''}>
        <Picture className={filled} decorative={captions === undefined} picture={before} {...place} />
        {captions && <span className={`start-0 ${caption}`}>{captions[0]}</span>}
      </div>
      <span aria-hidden="true" className="match-cut-line" />
      <input aria-label={label} className="needs-script" defaultValue={50} max={114} min={-14} type="range" />
    </div>
  );
}
