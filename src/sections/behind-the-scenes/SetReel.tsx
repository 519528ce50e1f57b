import type { GalleryVideo } from '#domain/video/video.ts';
import { Facade } from '#sections/shared/Facade.tsx';
import { Heading } from '#ui/Heading.tsx';

/** Frames change sides and size by their place, so that a long list keeps moving. */
const places = [
  { words: 'lg:col-span-4', frame: 'lg:col-span-8' },
  { words: 'lg:order-2 lg:col-span-5 lg:pl-4', frame: 'lg:order-1 lg:col-span-7' },
  { words: 'lg:col-span-3 lg:col-start-2', frame: 'lg:col-span-7' },
  { words: 'lg:order-2 lg:col-span-4 lg:pl-4', frame: 'lg:order-1 lg:col-span-8' },
] as const;

/** Days on set, one under the other, each with its number on the slate. */
export function SetReel({ videos }: { readonly videos: readonly GalleryVideo[] }) {
  return (
    <ol className="page-width grid gap-16 pb-section lg:gap-24">
      {videos.map(({ slug, title, description, embed, poster }, index) => (
        <li className="reveal twelve items-end gap-y-5" id={slug} key={slug}>
          <div className={`col-span-12 grid gap-3 ${places[index % places.length]?.words ?? ''}`}>
            <p className="slate text-tungsten">
              Day {String(index + 1).padStart(2, '0')} / {videos.length}
            </p>
            <Heading level={2} size="m">
              {title}
            </Heading>
            <p className="max-w-measure text-mist">{description}</p>
          </div>
          <div className={`col-span-12 ${places[index % places.length]?.frame ?? ''}`}>
            <Facade eager={index === 0} embed={embed} poster={poster} title={title} />
          </div>
        </li>
      ))}
    </ol>
  );
}
