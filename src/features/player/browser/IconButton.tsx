import { Tooltip } from '#ui/Tooltip.tsx';

const icons = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
} as const;

export interface IconButtonProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A control without words; its tooltip says what assistive technology hears. */
export function IconButton({ icon, label, onClick, disabled = false }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        aria-disabled={disabled}
        aria-label={label}
        className="icon-button"
        onClick={() => {
          if (!disabled) onClick();
        }}
        type="button"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d={icons[icon]} />
        </svg>
      </button>
    </Tooltip>
  );
}
