import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/** Four strokes of chalk, each from its upper end, and the one that crosses them out: a tally of five. */
const strokes = ['M5 3 3.4 21', 'M11.5 2 9.6 22', 'M18 3.5 16.4 20.5', 'M24.5 2 22.8 21.5', 'M0 17.5 28 6.5'];

/** Stars out of five as a tally. One drawing, since a page shows many. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className="text-tungsten">
      <span className="sr-only">{formatMessage(words().people.stars, { rating })}</span>
      <svg
        aria-hidden="true"
        className="h-4"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2.2"
        viewBox="-1 0 30 24"
      >
        <path d={strokes.slice(0, rating).join('')} />
      </svg>
    </p>
  );
}
