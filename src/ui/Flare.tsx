/** A lamp through an anamorphic lens: one long horizontal streak. Decoration only. */
export function Flare({ className = '' }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox="0 0 1000 100">
      <path className="fill-teal opacity-20" d="M0 50 Q500 47.500 1000 50 Q500 52.500 0 50Z" />
      <path className="fill-tungsten opacity-50" d="M180 50 Q500 48.800 820 50 Q500 51.200 180 50Z" />
      <path className="fill-paper" d="M380 50 Q500 49.500 620 50 Q500 50.500 380 50Z" />
    </svg>
  );
}
