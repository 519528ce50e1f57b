import type { GalleryVideo } from '#domain/video/video.ts';
import { Facade } from '#sections/shared/Facade.tsx';
import { Heading } from '#ui/Heading.tsx';

/** Days on set, one under the other, each with its number on the slate. */
export function SetReel({ videos }: { readonly videos: readonly GalleryVideo[] }) {
  return (
    <ol className="page-width grid gap-16 pb-section lg:gap-24">
      {videos.map(({ slug, title, description, embed, poster }, index) => (
        <li className="reveal twelve items-start gap-y-5" id={slug} key={slug}>
          <div className="col-span-12 grid gap-3 lg:col-span-4">
            <p className="slate text-tungsten">
              Day {String(index + 1).padStart(2, '0')} / {videos.length}
            </p>
            <Heading level={2} size="m">
              {title}
            </Heading>
            <p className="max-w-measure text-mist">{description}</p>
          </div>
          <div className="col-span-12 lg:col-span-8">
            <Facade eager={index === 0} embed={embed} poster={poster} title={title} />
          </div>
        </li>
      ))}
    </ol>
  );
}
