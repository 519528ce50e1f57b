/** The four-point star flare: the company's mark. */
export function StarMark({ className = 'size-6' }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" className={`fill-tungsten ${className}`} viewBox="0 0 24 24">
      <path d="M12 0c.7 8 3.300 11.300 12 12-8.700.7-11.300 4-12 12-.7-8-3.300-11.300-12-12C8.700 11.300 11.300 8 12 0Z" />
    </svg>
  );
}
