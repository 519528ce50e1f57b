import { useEffect, useState } from 'react';
import { isSlug } from '../portfolio-address.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import { findVideo, loadVideo } from './portfolio-store.ts';

/** What the address names, once it is here. */
export interface AddressedVideo {
  readonly video: PortfolioVideo | undefined;
  readonly error: unknown;
}

interface Arrival extends AddressedVideo {
  readonly slug: string | undefined;
}

/** The video that an address names: at once where it is here already, or loaded. */
export function useVideo(slug: string | undefined): AddressedVideo {
  const [arrival, setArrival] = useState<Arrival>({ slug: undefined, video: undefined, error: undefined });
  const here = slug === undefined ? undefined : findVideo(slug);
  const isMissing = slug !== undefined && here === undefined;
  useEffect(() => {
    if (!isMissing || !isSlug(slug)) return undefined;
    let isLate = false;
    const arrive = (outcome: Partial<AddressedVideo>) => {
      if (!isLate) setArrival({ slug, video: undefined, error: undefined, ...outcome });
    };
    loadVideo(slug).then(
      (video) => {
        arrive({ video });
      },
      (error: unknown) => {
        arrive({ error });
      },
    );
    return () => {
      isLate = true;
      // The same address may be asked for again.
      setArrival({ slug: undefined, video: undefined, error: undefined });
    };
  }, [slug, isMissing]);
  if (here) return { video: here, error: undefined };
  return arrival.slug === slug ? arrival : { video: undefined, error: undefined };
}
