import { useEffect, useRef } from 'react';
import { videosPerPage } from '../group.ts';
import { buttonClass } from '#ui/ButtonLink.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';

export interface HostPrompt {
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

export interface MoreVideosProps {
  readonly shown: number;
  readonly total: number;
  readonly isBusy: boolean;
  /** At the end of a list that is longer than its first page. */
  readonly prompt: HostPrompt | undefined;
  /** The list of all videos, for visitors without scripts or faster than they load. */
  readonly indexPath: string;
  readonly onMore: () => void;
  /** The visitor is about to reach the end. */
  readonly onNear: () => void;
}

const label = 'Load More Videos';

function MoreButton({ isBusy, onMore, onNear }: Pick<MoreVideosProps, 'isBusy' | 'onMore' | 'onNear'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { rootMargin: '600px' },
    );
    observer.observe(button.current);
    return () => {
      observer.disconnect();
    };
  }, [onNear]);
  return (
    <button
      aria-busy={isBusy}
      className={buttonClass('quiet')}
      onClick={() => {
        if (!isBusy) onMore();
      }}
      ref={button}
      type="button"
    >
      {isBusy ? 'Loading…' : label}
    </button>
  );
}

/** What is under the grid: the next twelve videos, or at the end a link to the channel. */
export function MoreVideos({ shown, total, isBusy, prompt, indexPath, onMore, onNear }: MoreVideosProps) {
  const isHydrated = useHydrated();
  const isLong = total > videosPerPage;
  const isComplete = shown >= total;
  return (
    <div className={isLong ? 'mt-14 grid justify-items-center gap-4 text-center' : 'sr-only'}>
      <p className="slate text-mist" role="status">
        {shown} of {total} videos
      </p>
      {isLong && isComplete && prompt && (
        <p className="grid justify-items-center gap-4">
          {prompt.text}
          <a className={buttonClass('quiet')} href={prompt.href} rel="noopener" target="_blank">
            {prompt.label}
          </a>
        </p>
      )}
      {!isComplete && isHydrated && <MoreButton isBusy={isBusy} onMore={onMore} onNear={onNear} />}
      {!isComplete && !isHydrated && (
        <a className={buttonClass('quiet')} href={indexPath}>
          {label}
        </a>
      )}
    </div>
  );
}
