export interface BadgesProps {
  readonly badges: readonly { readonly name: string; readonly text: string; readonly src: string }[];
}

/** Badges with their texts; nothing if there are none. */
export function Badges({ badges }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-6">
      {badges.map(({ name, text, src }) => (
        <li className="flex items-center gap-4" key={name}>
          <img alt="" className="size-16" height={64} loading="lazy" src={src} width={64} />
          <span className="grid">
            <span className="display text-title-s">{name}</span>
            <span className="text-small text-mist">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
