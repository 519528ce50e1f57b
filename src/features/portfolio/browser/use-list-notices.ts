import { useEffect, useEffectEvent } from 'react';
import type { PortfolioGroup } from '../group.ts';
import { allGroups } from '../group.ts';
import type { GroupParameter } from '../portfolio-address.ts';
import { describeFailure } from '#lib/data/describe-failure.ts';
import { notify } from '#features/notifications/browser/notify.ts';
import { step, type PortfolioPlace } from './use-portfolio-address.ts';
import type { VideoList } from './use-video-list.ts';

/** A load that takes longer is worth a word, in milliseconds. */
const slowAfterMs = 5000;

export interface ListNoticesInput {
  readonly videos: VideoList;
  readonly place: PortfolioPlace;
  readonly groups: readonly PortfolioGroup[];
  readonly parameter: GroupParameter;
}

/** Says what a visitor would otherwise wonder about: a load that fails or is slow, a genre that is not there. */
export function useListNotices({ videos, place, groups, parameter }: ListNoticesInput): void {
  const { error, isBusy } = videos;
  const isUnknown = place.group !== undefined && !groups.some(({ slug }) => slug === place.group);

  /** The address goes back to what is shown, so that the same step can be taken again. */
  const sayFailure = useEffectEvent((reason: unknown) => {
    const { group, pages } = place;
    const isSameGroup = (group ?? allGroups) === videos.group;
    step(parameter, {
      group: videos.group === allGroups ? undefined : videos.group,
      note: { pages: videos.pages },
    });
    notify({
      title: isSameGroup ? 'The next videos did not load' : 'These videos did not load',
      description: describeFailure(reason),
      variant: 'destructive',
      action: {
        label: 'Try again',
        run: () => {
          step(parameter, { group, note: { pages } });
        },
      },
    });
  });
  useEffect(() => {
    if (error !== undefined) sayFailure(error);
  }, [error]);

  const saySlow = useEffectEvent(() =>
    notify({
      title: 'Still loading',
      description: 'The connection is slow. The videos appear as soon as they are here.',
      action: { label: 'Try again', run: videos.restart },
    }),
  );
  useEffect(() => {
    if (!isBusy) return undefined;
    let dismiss = (): void => undefined;
    const timer = setTimeout(() => {
      dismiss = saySlow();
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
      dismiss();
    };
  }, [isBusy]);

  useEffect(() => {
    if (!isUnknown) return;
    notify({ title: 'There is no such list here', description: 'All videos are shown instead.' });
    step(parameter, { group: undefined });
  }, [isUnknown, parameter]);
}
