import type { Credit } from '#features/video/video.ts';
import { linkTo } from '#lib/link-to.ts';

export function CreditName({ credit: { name, path } }: { readonly credit: Credit }) {
  if (path === undefined) return name;
  return (
    <a className="text-paper underline decoration-ink-500 underline-offset-4 hover:text-tungsten" {...linkTo(path)}>
      {name}
    </a>
  );
}
