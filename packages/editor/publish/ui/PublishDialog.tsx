import { Button, ButtonGroup } from '@keystar/ui/button';
import { Dialog } from '@keystar/ui/dialog';
import { VStack } from '@keystar/ui/layout';
import { ProgressCircle } from '@keystar/ui/progress';
import { Content } from '@keystar/ui/slots';
import { Item, TabList, TabPanels, Tabs } from '@keystar/ui/tabs';
import { Heading, Text } from '@keystar/ui/typography';
import { useState } from 'react';
import type { Signature } from '../../people/person.ts';
import type { Choices, EntryChange, PublishStatus } from '../publication.ts';
import { Changes, PersonFields, RefusalNotice, refusalOf, Samples } from './Changes.tsx';
import { Conflicts, isChosen } from './Conflicts.tsx';
import { History } from './History.tsx';
import type { PublishChange } from './publish-change.ts';

interface Props {
  readonly status: PublishStatus | undefined;
  /** Undefined until they are known. */
  readonly samples: readonly EntryChange[] | undefined;
  readonly change: PublishChange;
  readonly onClose: () => void;
}

/** What changed, what was published before, and the buttons that publish or put back. */
export function PublishDialog({ status, samples, change, onClose }: Props) {
  const [written, setWritten] = useState<Signature>();
  const [choices, setChoices] = useState<Choices>({});
  const [tab, setTab] = useState('changes');
  const [isAccepted, setAccepted] = useState(false);
  const person = written ?? status?.person ?? { name: '', email: '' };
  const isBusy = change.isPending || status?.isPublishing === true;
  const refusal = refusalOf(change.error);
  const conflicts = refusal?.conflicts ?? [];
  const canPublish = status && status.trouble === undefined && (status.unpublished > 0 || refusal !== undefined);
  return (
    <Dialog size="medium">
      <Heading>Publish</Heading>
      <Content>
        <Tabs
          aria-label="Publish"
          onSelectionChange={(key) => {
            setTab(String(key));
          }}
          selectedKey={tab}
        >
          <TabList>
            <Item key="changes">Changes</Item>
            <Item key="history">Publications</Item>
          </TabList>
          <TabPanels marginTop="large">
            <Item key="changes">
              <VStack gap="xlarge">
                {status?.trouble !== undefined && <RefusalNotice refusal={{ message: status.trouble }} />}
                {isBusy ? (
                  <>
                    <ProgressCircle aria-label="Publishing" isIndeterminate />
                    <Text>The content is being checked and sent. You may close this window.</Text>
                  </>
                ) : (
                  refusal && <RefusalNotice refusal={refusal} />
                )}
                {!isBusy && <Conflicts choices={choices} conflicts={conflicts} onChoose={setChoices} />}
                {!isBusy && samples && samples.length > 0 && (
                  <Samples isAccepted={isAccepted} onAccept={setAccepted} samples={samples} />
                )}
                {!isBusy && status?.trouble === undefined && <Changes />}
                {canPublish && !isBusy && <PersonFields onChange={setWritten} person={person} />}
              </VStack>
            </Item>
            <Item key="history">
              <History
                onPutBack={(commit) => {
                  setTab('changes');
                  change.mutate({ action: 'put-back', commit, person: written });
                }}
              />
            </Item>
          </TabPanels>
        </Tabs>
      </Content>
      <ButtonGroup>
        <Button onPress={onClose}>Close</Button>
        {canPublish && tab === 'changes' && (
          <Button
            isDisabled={isBusy || !samples || (samples.length > 0 && !isAccepted) || !isChosen(conflicts, choices)}
            onPress={() => {
              change.mutate({ action: 'start', person, choices, withSamples: isAccepted });
            }}
            prominence="high"
          >
            Publish
          </Button>
        )}
      </ButtonGroup>
    </Dialog>
  );
}
