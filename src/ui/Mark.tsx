/** The header's mark defines the outline, to which all others refer by this id. */
const outline = 'mark';

export interface MarkProps {
  /** The outline from content/site.yaml, for the mark that defines it. */
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

/** The mark at the head of a hairline, like an editor's cut mark. */
export function CutMark() {
  return (
    <svg aria-hidden="true" className="h-3 w-8 fill-tungsten" viewBox="0 0 64 24">
      <use href={`#${outline}`} />
      <path d="M30 11h34v2H30z" />
    </svg>
  );
}

export function RuleMark() {
  return <Mark className="mx-auto -my-2.5 size-5" />;
}
