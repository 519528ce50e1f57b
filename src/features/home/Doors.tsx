import type { HomePage } from './home.query.ts';
import { Loop } from '#features/loops/Loop.tsx';
import { Picture } from '#ui/Picture.tsx';
import { linkTo } from '#lib/link-to.ts';

/** Where each kind of visitor goes from here. */
export function Doors({ doors }: { readonly doors: HomePage['panels'] }) {
  return (
    <div className="doors">
      {doors.map(({ label, loop, path, still, text, title }) => (
        <a className="door group ring-inside" key={path} {...linkTo(path)}>
          <span className="door-words">
            <span className="slate text-mist">{label}</span>
            <span className="door-title display text-title-m text-paper group-hover:text-tungsten group-focus-visible:text-tungsten">
              {title}
              <span aria-hidden="true" className="nudge-on-hover">
                →
              </span>
            </span>
            <span className="max-w-narrow text-mist">{text}</span>
          </span>
          <span className="door-film zoom-on-hover">
            <Picture className="size-full object-cover" decorative picture={still} size="half" />
            <Loop loop={loop} />
          </span>
        </a>
      ))}
    </div>
  );
}
