/** The id of the mark's outline: the header draws it, and all other marks refer to it. */
const outline = 'mark';

export interface MarkProps {
  /** The outline from content/site.yaml; only for the one mark of a page that draws it. */
  readonly shape?: string;
  readonly className?: string;
}

/** The company's mark (docs/identity.md). */
export function Mark({ shape, className = 'size-6' }: MarkProps) {
  return (
    <svg aria-hidden="true" className={`fill-tungsten ${className}`} viewBox="0 0 24 24">
      {shape === undefined ? <use href={`#${outline}`} /> : <path d={shape} id={outline} />}
    </svg>
  );
}

/** The mark at the head of a hairline, as an editor marks a cut. */
export function CutMark() {
  return (
    <svg aria-hidden="true" className="h-3 w-8 fill-tungsten" viewBox="0 0 64 24">
      <use href={`#${outline}`} />
      <path d="M30 11h34v2H30z" />
    </svg>
  );
}

/** The mark in the middle of a hairline between two parts of a page. */
export function RuleMark() {
  return <Mark className="mx-auto -my-2.5 size-5" />;
}
