import { useEffect, useEffectEvent } from 'react';
import { isSlug, type GroupParameter } from '../portfolio-address.ts';
import { describeFailure } from '#lib/data/describe-failure.ts';
import { notify } from '#features/notifications/browser/notify.ts';
import { step } from './use-portfolio-address.ts';

export interface VideoNoticeInput {
  /** The video that the address names. */
  readonly slug: string | undefined;
  readonly error: unknown;
  readonly parameter: GroupParameter;
}

/** Says once that the video of the address is not there, or could not be loaded; the page stands as without it. */
export function useVideoNotice({ slug, error, parameter }: VideoNoticeInput): void {
  const isMissing =
    (slug !== undefined && !isSlug(slug)) || (error instanceof Error && error.message.startsWith('404:'));
  const say = useEffectEvent((reason: unknown) => {
    step(parameter, { video: undefined });
    if (isMissing) {
      notify({ title: `There is no video “${slug ?? ''}” here`, description: 'It may have been renamed or removed.' });
    } else {
      notify({
        title: 'The video did not load',
        description: describeFailure(reason),
        variant: 'destructive',
        action: {
          label: 'Try again',
          run: () => {
            step(parameter, { video: slug });
          },
        },
      });
    }
  });
  useEffect(() => {
    if (slug !== undefined && (error !== undefined || isMissing)) say(error);
  }, [slug, error, isMissing]);
}
