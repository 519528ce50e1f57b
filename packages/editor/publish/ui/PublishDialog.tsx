import { ActionGroup, Item } from '@keystar/ui/action-group';
import { Button, ButtonGroup } from '@keystar/ui/button';
import { Dialog } from '@keystar/ui/dialog';
import { VStack } from '@keystar/ui/layout';
import { ProgressCircle } from '@keystar/ui/progress';
import { Content } from '@keystar/ui/slots';
import { Heading } from '@keystar/ui/typography';
import { useState } from 'react';
import type { Choices, EntryChange, PublishStatus, Refusal } from '../publication.ts';
import { Changes, RefusalNotice, refusalOf, Samples, Standing } from './Changes.tsx';
import { Conflicts, isChosen } from './Conflicts.tsx';
import { History } from './History.tsx';
import { People, usePeople } from './People.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import type { ChangeRequest, PublishChange } from './publish-change.ts';

interface Props {
  readonly status: PublishStatus | undefined;
  /** Undefined until they are known. */
  readonly samples: readonly EntryChange[] | undefined;
  readonly change: PublishChange;
  readonly onClose: () => void;
}

interface PanelProps extends Pick<Props, 'status' | 'samples'> {
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}

/** What the person has chosen of what could be published. */
interface Wanted {
  readonly choices: Choices;
  readonly left: ReadonlySet<string>;
  /** Undefined where it is everything. */
  readonly files: readonly string[] | undefined;
  /** Whether samples may go online. */
  readonly isAccepted: boolean;
}

const everything: Wanted = { choices: {}, left: new Set(), files: undefined, isAccepted: false };

/** How things stand, what keeps them from being published, and what there is to publish. */
function ChangesPanel({ status, samples, isBusy, refusal, wanted, onWant }: PanelProps) {
  const trouble = status?.trouble;
  return (
    <VStack gap="xlarge">
      {trouble !== undefined && <RefusalNotice refusal={{ message: trouble }} />}
      {status && <Standing status={refusal ? { ...status, last: undefined } : status} />}
      {isBusy && !status?.running && <ProgressCircle aria-label="Publishing" isIndeterminate />}
      {!isBusy && refusal && <RefusalNotice refusal={refusal} />}
      {!isBusy && (
        <Conflicts
          choices={wanted.choices}
          conflicts={refusal?.conflicts ?? []}
          onChoose={(choices) => onWant({ ...wanted, choices })}
        />
      )}
      {!isBusy && samples && samples.length > 0 && (
        <Samples
          isAccepted={wanted.isAccepted}
          onAccept={(isAccepted) => onWant({ ...wanted, isAccepted })}
          samples={samples}
        />
      )}
      {!isBusy && trouble === undefined && (
        <Changes left={wanted.left} onLeave={(left, files) => onWant({ ...wanted, left, files })} />
      )}
    </VStack>
  );
}

const parts = { changes: 'Changes', history: 'Publications', preview: 'Preview links', people: 'People' };

/** What changed, what was published before, and the buttons that publish or put back. */
export function PublishDialog({ status, samples, change, onClose }: Props) {
  const [wanted, setWanted] = useState(everything);
  const [part, setPart] = useState('changes');
  const people = usePeople();
  const isBusy = change.isPending || status?.running !== undefined;
  const refusal = refusalOf(change.error);
  const hasChanges = status && status.trouble === undefined && (status.unpublished > 0 || refusal !== undefined);
  const start = (request: ChangeRequest) => {
    setPart('changes');
    change.mutate(request);
  };
  const isReady =
    !isBusy &&
    samples !== undefined &&
    (samples.length === 0 || wanted.isAccepted) &&
    isChosen(refusal?.conflicts ?? [], wanted.choices) &&
    wanted.files?.length !== 0;
  return (
    <Dialog size="medium">
      <Heading>Publish</Heading>
      <Content>
        {/* Tall enough for any answer of the host: a dialog that grew would move these choices from under a pointer. */}
        <VStack gap="large" minHeight="scale.3600">
          {/* Not Keystar's tabs: on a phone they turn into a picker, which may lose the focus when it closes. */}
          <ActionGroup
            aria-label="Publish"
            disallowEmptySelection
            onSelectionChange={(keys) => {
              for (const key of keys) setPart(String(key));
            }}
            selectedKeys={[part]}
            selectionMode="single"
          >
            {Object.entries(parts)
              .filter(([key]) => key !== 'people' || people)
              .map(([key, label]) => (
                <Item key={key}>{label}</Item>
              ))}
          </ActionGroup>
          {part === 'changes' && (
            <ChangesPanel
              isBusy={isBusy}
              onWant={setWanted}
              refusal={refusal}
              samples={samples}
              status={status}
              wanted={wanted}
            />
          )}
          {part === 'history' && (
            <History
              onPutBack={(commit) => start({ action: 'put-back', commit })}
              onShow={(release) => start({ action: 'show', release })}
            />
          )}
          {part === 'preview' && <PreviewLinks />}
          {part === 'people' && people && <People {...people} />}
        </VStack>
      </Content>
      <ButtonGroup>
        <Button onPress={onClose}>Close</Button>
        {hasChanges && part === 'changes' && status.mayPublish && (
          <Button
            isDisabled={!isReady}
            onPress={() => {
              const { choices, files, isAccepted } = wanted;
              start({ action: 'start', choices, files, withSamples: isAccepted });
            }}
            prominence="high"
          >
            Publish
          </Button>
        )}
        {hasChanges && part === 'changes' && !status.mayPublish && (
          <Button onPress={() => start({ action: 'ask' })} prominence="high">
            Ask to publish
          </Button>
        )}
      </ButtonGroup>
    </Dialog>
  );
}
