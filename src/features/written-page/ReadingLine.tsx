import { Mark } from '#ui/Mark.tsx';

/** Reading progress: a hairline under the header with the mark at its tip, driven by scrolling (text.css). */
export function ReadingLine() {
  return (
    <div aria-hidden="true" className="reading-line">
      <Mark className="size-4" />
    </div>
  );
}
