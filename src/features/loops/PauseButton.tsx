/** Pauses the loops about it; a script shows it once a loop plays. */
export function PauseButton({ label }: { readonly label: string }) {
  return (
    <button
      aria-pressed={false}
      className="loop-pause group flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-3 rounded-edge border border-ink-500 bg-ink-950/75 px-3 text-small font-semibold text-paper hover:border-paper"
      hidden
      type="button"
    >
      <svg aria-hidden="true" className="size-5 fill-current" viewBox="0 0 24 24">
        <path className="group-aria-pressed:hidden" d="M5 3h5v18H5zM14 3h5v18h-5z" />
        <path className="hidden group-aria-pressed:inline" d="M6 3v18l15-9z" />
      </svg>
      <span className="max-lg:sr-only">{label}</span>
    </button>
  );
}
