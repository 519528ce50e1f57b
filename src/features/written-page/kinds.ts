import type { documentKinds, OpeningName } from '@site/model/schemas/page-parts.ts';
import type { Ending } from '#features/sections/CallToAction.tsx';
import type { Ground } from '#lib/pictures/ground.ts';

export type WrittenKind = (typeof documentKinds)[number] | 'case';

interface Look {
  /** How it opens with its picture, where it has one. */
  readonly opening?: OpeningName;
  /** Whether its first words, and those of its chapters that have no exhibit, are on paper. */
  readonly isOnPaper?: boolean;
  /** A case has that of its film. */
  readonly ground?: Ground;
  readonly ending: Ending;
}

/** What each kind of written page looks like; its columns are in kinds.css. */
export const looks: Readonly<Record<WrittenKind, Look>> = {
  'call sheet': { opening: 'split', ground: 'navy', ending: 'number' },
  quote: { ground: 'umber', ending: 'bar' },
  'field guide': { opening: 'full', ground: 'teal', ending: 'line' },
  manual: { ground: 'petrol', ending: 'line' },
  interview: { ground: 'plum', ending: 'voice' },
  checklist: { isOnPaper: true, ending: 'line' },
  case: { opening: 'full', ending: 'bar' },
};
