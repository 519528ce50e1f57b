/** Stars out of five, said in words to assistive technology. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className="flex gap-1 text-tungsten">
      <span className="sr-only">{`${String(rating)} out of 5 stars`}</span>
      {Array.from({ length: rating }, (_, index) => (
        <svg aria-hidden="true" className="size-4 fill-current" key={index} viewBox="0 0 24 24">
          <path d="M12 0c1 7.4 4.600 11 12 12-7.400 1-11 4.600-12 12-1-7.400-4.600-11-12-12C7.400 11 11 7.400 12 0Z" />
        </svg>
      ))}
    </p>
  );
}
