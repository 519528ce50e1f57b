import { Mark } from '#ui/Mark.tsx';

/** How far down a written page one is: a hairline under the header with the mark at its tip, drawn by scrolling (text.css). */
export function ReadingLine() {
  return (
    <div aria-hidden="true" className="reading-line">
      <Mark className="size-4" />
    </div>
  );
}
