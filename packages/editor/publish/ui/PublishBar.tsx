import { Button } from '@keystar/ui/button';
import { KeystarProvider } from '@keystar/ui/core';
import { DialogContainer } from '@keystar/ui/dialog';
import { Flex } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useState, useSyncExternalStore } from 'react';
import { PublishDialog } from './PublishDialog.tsx';
import { currentStep } from './Steps.tsx';
import { usePublishing, type Publishing } from './use-publishing.ts';

/** Keystatic writes the colors that the owner has chosen into the document's class. */
function readScheme(): 'auto' | 'dark' | 'light' {
  const [, scheme] = /kui-scheme--(dark|light)/.exec(document.documentElement.className) ?? [];
  return scheme === 'dark' || scheme === 'light' ? scheme : 'auto';
}

function onSchemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
  };
}

/** How things stand, in a few words. */
function describe({ plan, run, isRunning, trouble }: Publishing): string {
  if (trouble !== undefined) return 'Publishing needs your attention';
  if (isRunning) return `${currentStep(run?.steps ?? []) || 'Publishing'} …`;
  if (run?.outcome?.kind === 'failed') return 'The last publication failed';
  if (!plan) return '';
  if (plan.trouble !== undefined) return 'Publishing is not set up here';
  const { length } = plan.changes;
  if (length > 0) return `${String(length)} ${length === 1 ? 'change is' : 'changes are'} not online`;
  if (plan.isFirst) return 'Nothing is online yet';
  return run?.outcome?.kind === 'sent' ? 'Sent, but not online yet' : 'Everything is published';
}

/** The line at the foot of the editor, with the button that publishes. */
export function PublishBar() {
  const publishing = usePublishing();
  const [isOpen, setOpen] = useState(false);
  const scheme = useSyncExternalStore(onSchemeChange, readScheme, () => 'auto' as const);
  const close = () => {
    setOpen(false);
    // Keystatic does not learn that files have changed.
    if (publishing.run?.outcome && publishing.run.changedHere) location.reload();
  };
  return (
    <KeystarProvider colorScheme={scheme}>
      <aside aria-label="Publish">
        <Flex
          alignItems="center"
          backgroundColor="canvas"
          borderTop="neutral"
          gap="large"
          justifyContent="space-between"
          paddingX={{ mobile: 'medium', tablet: 'xlarge' }}
          paddingY="regular"
        >
          <Text aria-live="polite" truncate>
            {describe(publishing)}
          </Text>
          <Flex flexShrink={0} gap="regular">
            <Button href="/keystatic/collection/textPages/create">New page</Button>
            <Button
              prominence="high"
              onPress={() => {
                setOpen(true);
                publishing.refresh();
              }}
            >
              {publishing.isRunning ? 'Progress' : 'Publish'}
            </Button>
          </Flex>
        </Flex>
      </aside>
      <DialogContainer onDismiss={close}>
        {isOpen && <PublishDialog onClose={close} publishing={publishing} />}
      </DialogContainer>
    </KeystarProvider>
  );
}
