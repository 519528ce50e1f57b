import { useEffect, useState } from 'react';
import { notify } from '#features/notifications/browser/notify.ts';
import { describeFailure, FailedAnswer } from '#lib/data/fetch-json.ts';
import { isSlug } from '../portfolio-address.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import { loadVideo } from './portfolio-loads.ts';
import type { PortfolioPlace } from './use-portfolio-address.ts';

/**
 * The video that the address names: the one that is here already, or loaded. One that does not exist or does not load
 * is announced, and leaves the address.
 */
export function useAddressedVideo(
  { video: slug, step }: PortfolioPlace,
  here: PortfolioVideo | undefined,
): PortfolioVideo | undefined {
  const [loaded, setLoaded] = useState<PortfolioVideo>();
  const isMissing = slug !== undefined && here === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLate = false;
    const fail = (reason: unknown) => {
      if (isLate) return;
      step({ video: undefined });
      if (!isSlug(slug) || (reason instanceof FailedAnswer && reason.status === 404)) {
        notify({ title: `There is no video “${slug}” here`, description: 'It may have been renamed or removed.' });
        return;
      }
      notify({
        title: 'The video did not load',
        description: describeFailure(reason),
        variant: 'destructive',
        action: {
          label: 'Try again',
          run: () => {
            step({ video: slug });
          },
        },
      });
    };
    if (isSlug(slug)) loadVideo(slug).then(setLoaded, fail);
    else fail(undefined);
    return () => {
      isLate = true;
    };
  }, [slug, isMissing, step]);
  return here ?? (loaded?.slug === slug ? loaded : undefined);
}
