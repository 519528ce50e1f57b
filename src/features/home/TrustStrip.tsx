import { Badges, type BadgesProps } from '#features/sections/Badges.tsx';
import { words } from '#lib/words.ts';

/** Awards, and the sentence that sums them up. */
export function TrustStrip({ text, badges }: BadgesProps & { readonly text: string }) {
  return (
    <section aria-label={words().page.awards} className="border-b border-ink-700">
      <div className="reveal page-width twelve items-center gap-y-8 py-10">
        <p className="col-span-12 max-w-narrow lg:col-span-3">{text}</p>
        <div className="col-span-12 lg:col-span-9">
          <Badges badges={badges} />
        </div>
      </div>
    </section>
  );
}
