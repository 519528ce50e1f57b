import type { ContentData } from '@site/model/schemas/content-files.ts';
import { buttonClass } from '#ui/ButtonLink.tsx';

/**
 * Says which companies players come from. On a device that has loaded one, a button withdraws that choice
 * (browser/choice.ts).
 */
export function PlayerChoice({ copy }: { readonly copy: ContentData<'contactPage'>['players'] }) {
  return (
    <section aria-labelledby="players" className="border-t border-ink-700 bg-ink-900 print:hidden">
      <div className="page-width twelve items-baseline gap-y-4 py-10">
        <h2 className="col-span-12 slate text-mist lg:col-span-3" id="players">
          {copy.heading}
        </h2>
        <div className="col-span-12 grid max-w-measure gap-4 text-small lg:col-span-9">
          <p>{copy.text}</p>
          <div className="players-kept needs-script">
            <p className="text-mist">{copy.kept}</p>
            <p className="mt-4">
              <button className={buttonClass('quiet')} data-forget-players={copy.forgotten} type="button">
                {copy.forget}
              </button>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
