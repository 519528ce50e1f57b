import { useEffect, useRef } from 'react';
import { ChangingText } from '#ui/ChangingText.tsx';
import { formatPlural } from '#lib/format-message.ts';
import { videosPerPage } from '../group.ts';
import type { Words } from '#lib/words.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { buttonClass } from '#ui/ButtonLink.tsx';

export interface HostPrompt {
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

export interface MoreVideosProps {
  readonly words: Words['portfolio'];
  readonly shown: number;
  readonly total: number;
  /** The group, where the list is not of all. */
  readonly group: string | undefined;
  readonly isBusy: boolean;
  /** At the end of a list that is longer than its first page. */
  readonly prompt: HostPrompt | undefined;
  /** The list of all videos. */
  readonly indexPath: string | undefined;
  /** Also while they load, for a visitor whose connection has stalled. */
  readonly onMore: () => void;
  /** The visitor is about to reach the end. */
  readonly onNear: () => void;
}

function MoreButton({
  isBusy,
  onMore,
  onNear,
  words,
}: Pick<MoreVideosProps, 'isBusy' | 'onMore' | 'onNear' | 'words'>) {
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
    return () => observer.disconnect();
  }, [onNear]);
  return (
    <button
      aria-busy={isBusy}
      className={`needs-script ${buttonClass('quiet')}`}
      onClick={onMore}
      ref={button}
      type="button"
    >
      <ChangingText>{isBusy ? words.loading : words.more}</ChangingText>
    </button>
  );
}

/** What is under the grid: the next twelve videos, or at the end a link to the channel; and always the list of all. */
export function MoreVideos(props: MoreVideosProps) {
  const { words, shown, total, group, isBusy, prompt, indexPath, onMore, onNear } = props;
  const isLong = total > videosPerPage;
  const isComplete = shown >= total;
  const count = formatPlural(group === undefined ? words.shown : words.shownOf, total, {
    shown,
    total,
    group: group ?? '',
  });
  return (
    <div className="mt-14 grid justify-items-center gap-4 text-center">
      <p className={isLong ? 'slate text-mist' : 'sr-only'} data-no-markdown="" role="status">
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
      {!isComplete && <MoreButton isBusy={isBusy} onMore={onMore} onNear={onNear} words={words} />}
      {isLong && indexPath !== undefined && <ArrowLink href={indexPath}>{words.index}</ArrowLink>}
    </div>
  );
}
