import { useEffect, useState } from 'react';
import { notify } from '#features/notifications/browser/notify.ts';
import { describeFailure, HttpError } from '#lib/data/fetch-json.ts';
import { reloadOnce } from '#lib/reload-once.ts';
import { formatMessage } from '#lib/format-message.ts';
import { isSlug } from '@site/model/routes/slug.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import type { PortfolioWords } from '../portfolio-words.ts';
import { findLater, loadLater } from './load-later.ts';
import type { PortfolioPlace } from './use-portfolio-address.ts';

/**
 * The video in the URL, from the cards on the page or else fetched. If it does not exist or fails to load, the visitor is
 * notified and it is removed from the URL.
 */
export function useAddressedVideo(
  { video: slug, navigate }: PortfolioPlace,
  here: PortfolioVideo | undefined,
  { portfolio: words, failures }: PortfolioWords,
): PortfolioVideo | undefined {
  const [loaded, setLoaded] = useState<PortfolioVideo>();
  const isMissing = slug !== undefined && here === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    const fail = (reason: unknown) => {
      if (isStale) return;
      navigate({ video: undefined });
      if (!isSlug(slug) || (reason instanceof HttpError && reason.status === 404)) {
        notify({
          title: formatMessage(words.noVideo, { name: slug }),
          description: words.noVideoText,
        });
        return;
      }
      notify({
        title: words.videoFailed,
        description: describeFailure(reason, failures),
        variant: 'destructive',
        action: {
          label: words.again,
          run: () => navigate({ video: slug }),
        },
      });
    };
    const load = async () => {
      const { loadVideo } = await loadLater();
      setLoaded(isSlug(slug) ? await loadVideo(slug) : undefined);
      if (!isSlug(slug)) fail(undefined);
    };
    load().catch(async (reason: unknown) => {
      if (!findLater()) await reloadOnce();
      fail(reason);
    });
    return () => {
      isStale = true;
    };
  }, [slug, isMissing, navigate, words, failures]);
  return here ?? (loaded?.slug === slug ? loaded : undefined);
}
