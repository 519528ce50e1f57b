/**
 * The company's mark.
 * @param shape the outline from content/site.yaml.
 */
export function Mark({ shape, className = 'size-6' }: { readonly shape: string; readonly className?: string }) {
  return (
    <svg aria-hidden="true" className={`fill-tungsten ${className}`} viewBox="0 0 24 24">
      <path d={shape} />
    </svg>
  );
}
