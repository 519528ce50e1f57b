import type { documentKinds, OpeningName } from '@site/model/schemas/page-parts.ts';
import type { Ending } from '#features/sections/CallToAction.tsx';
import type { Ground } from '#lib/pictures/ground.ts';

export type WrittenKind = (typeof documentKinds)[number] | 'case';

interface Look {
  readonly opening: OpeningName;
  /** Whether it opens with its picture. */
  readonly isPictured: boolean;
  /** Whether its first words, and those of its chapters that have no exhibit, are on paper. */
  readonly isOnPaper?: boolean;
  /** A case has that of its film. */
  readonly ground?: Ground;
  readonly ending: Ending;
}

/** What each kind of written page looks like; its columns are in kinds.css. */
export const looks: Readonly<Record<WrittenKind, Look>> = {
  'call sheet': { opening: 'split', isPictured: true, ground: 'navy', ending: 'number' },
  quote: { opening: 'letterbox', isPictured: false, ground: 'umber', ending: 'bar' },
  'field guide': { opening: 'full', isPictured: true, ground: 'moss', ending: 'line' },
  manual: { opening: 'letterbox', isPictured: false, ground: 'petrol', ending: 'number' },
  interview: { opening: 'letterbox', isPictured: false, ground: 'plum', ending: 'voice' },
  checklist: { opening: 'letterbox', isPictured: false, isOnPaper: true, ground: 'teal', ending: 'line' },
  case: { opening: 'full', isPictured: true, ending: 'bar' },
};
