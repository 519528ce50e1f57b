import { Keystatic } from '@keystatic/core/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type SyntheticEvent } from 'react';
import type { Outline } from '../content/outline.ts';
import { PublishBar } from '../publish/ui/PublishBar.tsx';
import { buildConfig } from './build-config.ts';
import { openFoldOf } from './fold.tsx';
import { SharedValuesProvider } from './form-values.tsx';
import { SaveDialogs } from './names/SaveDialogs.tsx';
import { StartSite } from './start-site/StartSite.tsx';
import { Surround } from './Surround.tsx';

interface Props {
  readonly outline: Outline;
}

/** One memory of what the server has said. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

/** After a save that is refused, the first field that says why comes into view and takes the focus. */
function showRefusal({ target }: SyntheticEvent): void {
  // By then the fields say what is wrong with them.
  requestAnimationFrame(() => {
    const frame = target instanceof Element ? target.querySelector('[data-refused="true"]') : undefined;
    if (frame) openFoldOf(frame);
    frame?.firstElementChild?.scrollIntoView({ block: 'center' });
    frame
      ?.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]')
      ?.focus({ preventScroll: true });
  });
}

/** The editor of the whole content. */
export function Editor({ outline }: Props) {
  const config = useMemo(() => buildConfig(outline), [outline]);
  return (
    <QueryClientProvider client={client}>
      {outline.startQuestions && (
        <Surround>
          <StartSite company={outline.company} questions={outline.startQuestions} />
        </Surround>
      )}
      <div className="forms" onSubmit={showRefusal}>
        <SharedValuesProvider>
          <Keystatic config={config} />
        </SharedValuesProvider>
      </div>
      <Surround>
        <PublishBar />
        <SaveDialogs />
      </Surround>
    </QueryClientProvider>
  );
}
