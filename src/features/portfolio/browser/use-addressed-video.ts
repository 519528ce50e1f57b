import { useEffect, useState } from 'react';
import { notify } from '#features/notifications/browser/notify.ts';
import { describeFailure, FailedAnswer } from '#lib/data/fetch-json.ts';
import { formatMessage } from '#lib/format-message.ts';
import { isSlug, type PortfolioVideo } from '../portfolio-data.ts';
import type { LoadedWords } from '../portfolio-words.ts';
import { findVideo, loadVideo } from './portfolio-queries.ts';
import type { PortfolioPlace } from './use-portfolio-address.ts';

/**
 * The video that the address names: one of those here, or loaded. One that does not exist or does not load is announced,
 * and leaves the address.
 */
export function useAddressedVideo(
  { video: slug, step }: PortfolioPlace,
  videos: readonly PortfolioVideo[],
  { portfolio, failures }: LoadedWords,
): PortfolioVideo | undefined {
  const [loaded, setLoaded] = useState<PortfolioVideo>();
  const here = slug === undefined ? undefined : (videos.find((one) => one.slug === slug) ?? findVideo(slug));
  const isMissing = slug !== undefined && here === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLate = false;
    const fail = (reason?: unknown) => {
      if (isLate) return;
      step({ video: undefined });
      if (!isSlug(slug) || (reason instanceof FailedAnswer && reason.status === 404)) {
        notify({ title: formatMessage(portfolio.noVideo, { name: slug }), description: portfolio.noVideoText });
        return;
      }
      notify({
        title: portfolio.videoFailed,
        description: describeFailure(reason, failures),
        variant: 'destructive',
        action: {
          label: portfolio.again,
          run: () => step({ video: slug }),
        },
      });
    };
    if (isSlug(slug)) loadVideo(slug).then(setLoaded, fail);
    else fail();
    return () => {
      isLate = true;
    };
  }, [slug, isMissing, step, portfolio, failures]);
  return here ?? (loaded?.slug === slug ? loaded : undefined);
}
