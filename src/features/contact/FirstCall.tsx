import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';

export function FirstCall({ copy }: { readonly copy: ContentData<'contactPage'>['ready'] }) {
  return (
    <Section labelledBy="ready" tone="paper">
      <div className="twelve items-end gap-y-6">
        <div className="col-span-12 lg:col-span-8">
          <Heading id="ready" level={2} size="section">
            {copy.heading}
          </Heading>
        </div>
        <p className="col-span-12 max-w-narrow text-mist lg:col-span-4">{copy.text}</p>
      </div>
      <ol className="mt-12 grid border-s border-t border-ink-500 sm:grid-cols-2 lg:grid-cols-3">
        {copy.questions.map(({ ask, example }, index) => (
          <li
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 border-e border-b border-ink-500 p-5 lg:min-h-44 lg:p-7"
            key={ask}
          >
            <span aria-hidden="true" className="pt-1 slate text-tungsten">
              {String(index + 1).padStart(2, '0')}
            </span>
            <Heading level={3} size="s">
              {ask}
            </Heading>
            <p className="col-start-2 text-mist">{example}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
