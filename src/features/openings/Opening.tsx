import type { ReactNode } from 'react';
import type { OpeningName } from '@site/model/schemas/page-parts.ts';
import { MatchCut } from '#features/match-cut/MatchCut.tsx';
import type { PictureData } from '#lib/pictures/picture.ts';
import { fitTitle, Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { words } from '#lib/words.ts';

export interface OpeningProps {
  readonly label?: string | undefined;
  readonly heading: string;
  readonly lead?: string | undefined;
  /** Required by all layouts but a letterbox. */
  readonly still?: PictureData | undefined;
  /** The same shot as a drawing; the page must also have MatchCuts.astro. */
  readonly board?: PictureData | undefined;
  readonly drawing?: ReactNode;
  readonly opening?: OpeningName;
  readonly children?: ReactNode;
}

type Part = 'words' | 'still' | 'lead';

const openings = {
  letterbox: { parts: ['words', 'lead', 'still'], size: 'screen' },
  full: { parts: ['still', 'words', 'lead'], size: 'screen' },
  split: { parts: ['words', 'still', 'lead'], size: 'halfOfScreen' },
} as const satisfies Record<OpeningName, { parts: readonly Part[]; size: PictureSize }>;

function Still({ still, board, size }: { still: PictureData; board: PictureData | undefined; size: PictureSize }) {
  if (!board) return <Picture eager picture={still} size={size} />;
  return <MatchCut after={still} before={board} eager label={words().writtenPages.cut} size={size} />;
}

/**
 * A page's heading and its still, which no text covers. The parts are in the order of a phone; openings.css places them
 * on larger screens. None moves while a page streams in.
 */
export function Opening({
  label,
  heading,
  lead,
  still,
  board,
  drawing,
  opening = 'letterbox',
  children,
}: OpeningProps) {
  const { parts, size } = openings[opening];
  const headingSize = { letterbox: 'xl', full: fitTitle(heading), split: 'l' } as const;
  const drawn: Readonly<Record<Part, ReactNode>> = {
    words: (
      <div className="opening-words" key="words">
        {label !== undefined && <Label>{label}</Label>}
        <Heading id="page-heading" level={1} size={headingSize[opening]}>
          {heading}
        </Heading>
      </div>
    ),
    still: (drawing ?? still) !== undefined && (
      <div className="opening-still" key="still">
        {drawing ?? (still && <Still board={board} size={size} still={still} />)}
      </div>
    ),
    lead: (lead ?? children) !== undefined && (
      <div className="opening-lead text-lead text-mist" key="lead">
        {lead !== undefined && <p>{lead}</p>}
        {children !== undefined && <div className="opening-actions">{children}</div>}
      </div>
    ),
  };
  return (
    <section aria-labelledby="page-heading" className="opening" data-opening={opening}>
      {parts.map((part) => drawn[part])}
    </section>
  );
}
