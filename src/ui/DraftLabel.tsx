import type { Draftable } from '@site/model/drafts/is-draft.ts';

export interface DraftLabelProps {
  /** The page or entry that may be a draft or a sample. */
  readonly of: Draftable;
  /** Whether it is over a picture's corner; otherwise it is a line by itself. */
  readonly onPicture?: boolean;
}

/** In development and in the editor's preview, labels what is not published yet, and what has to be replaced. */
export function DraftLabel({ of, onPicture = false }: DraftLabelProps) {
  if (of.stateLabel === undefined) return null;
  const place = onPicture ? 'absolute top-0 start-0' : '';
  return <span className={`bg-tungsten px-2 py-1 slate text-ink-950 ${place}`}>{of.stateLabel}</span>;
}
