import type { TokenColor } from '#lib/list-colors.ts';

/** Tailwind finds class names in the source, so each is written out. */
const swatches: Record<string, string> = {
  'ink-950': 'bg-ink-950',
  'ink-900': 'bg-ink-900',
  'ink-800': 'bg-ink-800',
  'ink-700': 'bg-ink-700',
  'ink-500': 'bg-ink-500',
  paper: 'bg-paper',
  mist: 'bg-mist',
  tungsten: 'bg-tungsten',
  teal: 'bg-teal',
};

export function Palette({ colors }: { readonly colors: readonly TokenColor[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {colors.map(({ name, hex, contrast }) => (
        <li className="grid gap-2" key={name}>
          <span className={`h-24 border border-ink-700 ${swatches[name] ?? ''}`} />
          <span className="font-semibold">{name}</span>
          <span className="slate text-mist">
            {hex} · {contrast.toFixed(1)}:1 on ink-950
          </span>
        </li>
      ))}
    </ul>
  );
}
