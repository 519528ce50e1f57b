import type { ContentData } from '@site/model/schemas/content-files.ts';

export function PlayersNote({ copy }: { readonly copy: ContentData<'contactPage'>['players'] }) {
  return (
    <section aria-labelledby="players" className="border-t border-ink-700 bg-ink-900 print:hidden">
      <div className="reveal page-width twelve items-baseline gap-y-4 py-10">
        <h2 className="col-span-12 slate text-mist lg:col-span-3" id="players">
          {copy.heading}
        </h2>
        <p className="col-span-12 max-w-measure text-small lg:col-span-9">{copy.text}</p>
      </div>
    </section>
  );
}
