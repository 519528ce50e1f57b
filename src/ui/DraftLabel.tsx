import type { Draftable } from '@site/model/drafts/is-draft.ts';

export interface DraftLabelProps {
  readonly of: Draftable;
  /** Whether it is over a picture's corner; otherwise it is on its own line. */
  readonly onPicture?: boolean;
}

/** Labels drafts and samples in development and in the editor's preview. */
export function DraftLabel({ of, onPicture = false }: DraftLabelProps) {
  if (of.stateLabel === undefined) return null;
  const place = onPicture ? 'absolute top-0 start-0' : '';
  return <span className={`bg-tungsten px-2 py-1 slate text-ink-950 ${place}`}>{of.stateLabel}</span>;
}
