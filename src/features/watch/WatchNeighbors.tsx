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
  readonly next: VideoSummary | undefined;
}

/** More videos of the same kind, and links to the previous and next one. */
export function WatchNeighbors({ heading, related, previous, next }: WatchNeighborsProps) {
  return (
    <section aria-labelledby="more" className="reveal page-width grid gap-10 pb-section">
      <nav
        aria-label={words().watch.neighbors}
        className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-y border-ink-700 py-3"
      >
        {previous ? (
          <ArrowLink href={previous.path} isBack>
            <Phrase
              text={words().watch.previous}
              values={{ title: <span lang={previous.lang}>{previous.title}</span> }}
            />
          </ArrowLink>
        ) : (
          <span />
        )}
        {next && (
          <ArrowLink href={next.path}>
            <Phrase text={words().watch.next} values={{ title: <span lang={next.lang}>{next.title}</span> }} />
          </ArrowLink>
        )}
      </nav>
      <Heading id="more" level={2} size="m">
        {heading}
      </Heading>
      <VideoGrid perRow="row" videos={related} />
    </section>
  );
}
