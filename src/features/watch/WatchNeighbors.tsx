import type { VideoSummary } from '#features/video/video.ts';
import { VideoGrid } from '#features/video/VideoGrid.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { words } from '#lib/words.ts';
import { Phrase } from '#ui/Phrase.tsx';

export interface WatchNeighborsProps {
  readonly heading: string;
  readonly related: readonly VideoSummary[];
  readonly previous: VideoSummary | undefined;
  /** On paper, unless the section before it is. */
  readonly isOnPaper: boolean;
}

/** More videos of the same kind, if there are any, and a link to the previous one. */
export function WatchNeighbors({ heading, related, previous, isOnPaper }: WatchNeighborsProps) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="more" className={isOnPaper ? 'on-paper' : ''}>
      <div className="reveal page-width grid gap-10 py-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <Heading id="more" level={2} size="m">
            {heading}
          </Heading>
          {previous && (
            <ArrowLink href={previous.path} isBack>
              <Phrase
                text={words().watch.previous}
                values={{ title: <span lang={previous.lang}>{previous.title}</span> }}
              />
            </ArrowLink>
          )}
        </div>
        <VideoGrid layout="row" videos={related} />
      </div>
    </section>
  );
}
