import type { ContentData } from '@site/model/schemas/content-files.ts';
import { SectionHead } from '#ui/SectionHead.tsx';

/** A description of what is seen and heard. */
export function ReelTold({ copy: { label, heading, text } }: { readonly copy: ContentData<'reelPage'>['told'] }) {
  return (
    <section aria-labelledby="told" className="on-paper">
      <div className="reveal page-width twelve gap-y-6 py-section">
        <div className="col-span-12 lg:col-span-4">
          <SectionHead heading={heading} id="told" label={label} />
        </div>
        <div className="col-span-12 grid max-w-measure gap-4 lg:col-span-7 lg:col-start-6">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
