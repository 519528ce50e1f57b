import { Button } from '@keystar/ui/button';
import { DialogContainer } from '@keystar/ui/dialog';
import { Flex, VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countSamples } from '@site/model/check/count-samples.ts';
import { countFields, type EntryChange, type PublishStatus } from '../publication.ts';
import { ask } from '../../ui/ask.ts';
import type { ChangeRequest, ChangeResult, PublishChange } from './publish-change.ts';
import { EntryHistory, isEntry } from './EntryHistory.tsx';
import { EntryPresence } from './EntryPresence.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { Waiting } from '../../ui/translations/Waiting.tsx';
import { isFirstPage, useAddress } from '../../ui/use-address.ts';

/** How often the page asks how much is not published, in milliseconds. */
const interval = 5_000;

/** How things stand, in a few words. */
function describe(status: PublishStatus | undefined, error: Error | null, change: PublishChange): string {
  if (error) return error.message;
  if (status?.running) return `${status.running.name} publishes …`;
  if (change.isPending) return 'Publishing …';
  if (change.isError || status?.last?.refusal) return 'Not published';
  if (!status) return '';
  if (status.trouble !== undefined) return 'Publishing needs your attention';
  const { unpublished } = status;
  if (unpublished === 0) return 'Everything is published';
  return `${unpublished} ${unpublished === 1 ? 'change is' : 'changes are'} not online`;
}

/** The line at the foot of the editor, with the button that publishes. */
export function PublishBar() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // The form below shows what the files held before: they may change more than once while the dialog is open.
  const [isFormOld, setFormOld] = useState(false);
  const { data: status, error } = useQuery({
    queryKey: ['status'],
    queryFn: async () => ask<PublishStatus>('editor/publish/status'),
    refetchInterval: interval,
  });
  // Whoever replaces samples sees them become fewer; a site without any is not asked again.
  const { data: samples } = useQuery({
    queryKey: ['samples'],
    queryFn: async () => ask<EntryChange[]>('editor/publish/samples'),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? false : interval),
  });
  const form = useAddress();
  const open = () => {
    setOpen(true);
    void client.invalidateQueries();
  };
  const change: PublishChange = useMutation({
    mutationFn: async ({ action, ...request }: ChangeRequest) => ask<ChangeResult>(`editor/publish/${action}`, request),
    onSuccess: ({ hasChangedFiles }) => {
      if (hasChangedFiles) setFormOld(true);
    },
    onSettled: async () => client.invalidateQueries(),
  });
  const close = () => {
    setOpen(false);
    if (isFormOld) location.reload();
  };
  return (
    <aside aria-label="Publish">
      {isFirstPage(form) && <Waiting />}
      <Flex
        alignItems="center"
        backgroundColor="canvas"
        borderTop="neutral"
        gap="large"
        justifyContent="space-between"
        paddingX={{ mobile: 'medium', tablet: 'xlarge' }}
        paddingY="regular"
        wrap
      >
        <VStack flex gap="regular" minWidth="scale.2400">
          <Text aria-live="polite">{describe(status, error, change)}</Text>
          <EntryPresence form={form} />
        </VStack>
        <Flex alignItems="center" gap="regular" wrap>
          <PreviewButton />
          {isEntry(form) && <EntryHistory form={form} />}
          {/* A phone's foot has no room for both. */}
          <Flex {...(isEntry(form) && { isHidden: { below: 'tablet' } })}>
            <Button href="/keystatic/collection/writtenPages/create">New page</Button>
          </Flex>
          {samples && samples.length > 0 && <Button onPress={open}>{countSamples(countFields(samples))}</Button>}
          <Button onPress={open} prominence="high">
            Publish
          </Button>
        </Flex>
      </Flex>
      <DialogContainer onDismiss={close}>
        {isOpen && <PublishDialog change={change} onClose={close} samples={samples} status={status} />}
      </DialogContainer>
    </aside>
  );
}
