/** One star, from its upper point. */
const star = 'c1 7.4 4.6 11 12 12-7.4 1-11 4.6-12 12-1-7.4-4.6-11-12-12 7.4-1 11-4.6 12-12z';

/** From one star's left edge to the next, in units of the drawing. */
const step = 30;

/** Stars out of five, with a text for assistive technology. One drawing, since a page shows many. */
export function Stars({ rating }: { readonly rating: number }) {
  const stars = Array.from({ length: rating }, (_, index) => `M${String(12 + index * step)} 0${star}`);
  return (
    <p className="text-tungsten">
      <span className="sr-only">{`${String(rating)} out of 5 stars`}</span>
      <svg aria-hidden="true" className="h-4 fill-current" viewBox={`0 0 ${String(rating * step - 6)} 24`}>
        <path d={stars.join('')} />
      </svg>
    </p>
  );
}
