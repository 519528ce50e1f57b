import { buttonClass } from '#ui/ButtonLink.tsx';
import { words } from '#lib/words.ts';

/** Opens the device's share sheet, or copies the link; hidden until the page's script runs. */
export function ShareButton() {
  const { share, copied, refused } = words().sharing;
  return (
    <p className="needs-script">
      <button
        className={`${buttonClass('quiet')} gap-2.5`}
        data-copied={copied}
        data-refused={refused}
        data-share=""
        type="button"
      >
        <svg aria-hidden="true" className="size-5 fill-none stroke-current" strokeWidth={1.5} viewBox="0 0 24 24">
          <path d="M12 15V3M7 8l5-5 5 5M5 13v8h14v-8" />
        </svg>
        {share}
      </button>
    </p>
  );
}
