import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Heading } from '#ui/Heading.tsx';

export function ReelTold({ copy: { heading, text } }: { readonly copy: ContentData<'reelPage'>['told'] }) {
  return (
    <section aria-labelledby="told" className="on-paper">
      <div className="reveal page-width twelve gap-y-6 py-section">
        <div className="col-span-12 lg:col-span-4">
          <Heading id="told" level={2} size="section">
            {heading}
          </Heading>
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
