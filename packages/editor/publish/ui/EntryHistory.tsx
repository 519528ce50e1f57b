import { Button, ButtonGroup } from '@keystar/ui/button';
import { Dialog, DialogContainer } from '@keystar/ui/dialog';
import { Flex, VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { Content } from '@keystar/ui/slots';
import { Heading, Text } from '@keystar/ui/typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choices, EntryVersion } from '../publication.ts';
import { ask } from '../../ui/ask.ts';
import { ChangeList, listStyle } from './ChangeList.tsx';
import { refusalOf } from './Changes.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { formatMoment } from './History.tsx';

const words = {
  heading: 'This was changed again since',
  text: 'Choose what the entry says from now on. The other text stays in the history.',
  mine: 'As it is now',
  theirs: 'As it was before',
};

interface TakeBack {
  readonly commit: string;
  readonly choices?: Choices;
}

/** Who has saved an entry, when, and what it was before. */
function Versions({ form, onClose }: { readonly form: string; readonly onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['versions', form],
    queryFn: async () => ask<EntryVersion[]>(`editor/versions?form=${encodeURIComponent(form)}`),
    gcTime: 0,
  });
  const taking = useMutation({
    mutationFn: async (taken: TakeBack) => ask('editor/take-back', { form, ...taken }),
    onSuccess: () => location.reload(),
  });
  const conflicts = refusalOf(taking.error)?.conflicts;
  if (conflicts) {
    return (
      <ConflictDialog
        conflicts={conflicts}
        reply={(choices) => {
          if (choices && taking.variables) taking.mutate({ ...taking.variables, choices });
          else taking.reset();
        }}
        words={words}
      />
    );
  }
  const trouble = error ?? taking.error;
  return (
    <Dialog size="medium">
      <Heading>History</Heading>
      <Content>
        <VStack gap="xlarge">
          {trouble && <Notice tone="critical">{trouble.message}</Notice>}
          {!data && !error && <ProgressCircle aria-label="The history is being read" isIndeterminate />}
          <ol style={listStyle}>
            {data?.map(({ commit, date, name, title, fields }) => (
              <li key={commit}>
                <VStack gap="regular">
                  <Flex alignItems="center" gap="regular" justifyContent="space-between" wrap>
                    <Text weight="semibold">{`${name}, ${formatMoment(date)}`}</Text>
                    <Button
                      aria-label={`Take back: ${name}, ${formatMoment(date)}`}
                      isDisabled={taking.isPending}
                      onPress={() => taking.mutate({ commit })}
                    >
                      Take this back
                    </Button>
                  </Flex>
                  <ChangeList changes={[{ file: commit, title, fields }]} />
                </VStack>
              </li>
            ))}
          </ol>
        </VStack>
      </Content>
      <ButtonGroup>
        <Button onPress={onClose}>Close</Button>
      </ButtonGroup>
    </Dialog>
  );
}

/** Whether an address of the editor is the form of an entry that is there. */
export const isEntry = (form: string) => /\/(?:item\/|singleton\/(?!order-))/.test(form);

/** The button that shows the history of the entry whose form is open. */
export function EntryHistory({ form }: { readonly form: string }) {
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button onPress={() => setShown(form)}>History</Button>
      <DialogContainer onDismiss={close}>
        {shown !== undefined && <Versions form={shown} onClose={close} />}
      </DialogContainer>
    </>
  );
}
