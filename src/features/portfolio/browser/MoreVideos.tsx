import { useEffect, useRef } from 'react';
import { ChangingText } from '#ui/ChangingText.tsx';
import { videosPerPage } from '../group.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { buttonClass } from '#ui/ButtonLink.tsx';

export interface HostPrompt {
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

export interface MoreVideosProps {
  readonly shown: number;
  readonly total: number;
  /** The group, where the list is not of all. */
  readonly group: string | undefined;
  readonly isBusy: boolean;
  /** At the end of a list that is longer than its first page. */
  readonly prompt: HostPrompt | undefined;
  /** The list of all videos. */
  readonly indexPath: string | undefined;
  readonly onMore: () => void;
  /** The visitor is about to reach the end. */
  readonly onNear: () => void;
}

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
      className={`needs-script ${buttonClass('quiet')}`}
      onClick={() => {
        if (!isBusy) onMore();
      }}
      ref={button}
      type="button"
    >
      <ChangingText>{isBusy ? 'Loading…' : 'Load More Videos'}</ChangingText>
    </button>
  );
}

/** What is under the grid: the next twelve videos, or at the end a link to the channel; and always the list of all. */
export function MoreVideos({ shown, total, group, isBusy, prompt, indexPath, onMore, onNear }: MoreVideosProps) {
  const isLong = total > videosPerPage;
  const isComplete = shown >= total;
  const what = [group, total === 1 ? 'video' : 'videos'].filter((word) => word !== undefined).join(' ');
  const count = `${String(shown)} of ${String(total)} ${what}`;
  return (
    <div className="mt-14 grid justify-items-center gap-4 text-center">
      <p className="slate text-mist" data-no-markdown="" role="status">
        <ChangingText>{count}</ChangingText>
      </p>
      {isLong && isComplete && prompt && (
        <p className="grid justify-items-center gap-4">
          {prompt.text}
          <a className={buttonClass('quiet')} href={prompt.href} rel="noopener" target="_blank">
            {prompt.label}
          </a>
        </p>
      )}
      {!isComplete && <MoreButton isBusy={isBusy} onMore={onMore} onNear={onNear} />}
      {isLong && indexPath !== undefined && <ArrowLink href={indexPath}>All videos</ArrowLink>}
    </div>
  );
}
