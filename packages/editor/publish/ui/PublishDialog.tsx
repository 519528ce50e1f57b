import { Button, ButtonGroup } from '@keystar/ui/button';
import { Dialog } from '@keystar/ui/dialog';
import { Content } from '@keystar/ui/slots';
import { Item, TabList, TabPanels, Tabs } from '@keystar/ui/tabs';
import { Heading } from '@keystar/ui/typography';
import { useState } from 'react';
import type { Owner, Publication, PublishRequest } from '../publication.ts';
import { Changes } from './Changes.tsx';
import { History } from './History.tsx';
import { PutBack } from './PutBack.tsx';
import type { Publishing } from './use-publishing.ts';

interface Props {
  readonly publishing: Publishing;
  readonly onClose: () => void;
}

const noOwner: Owner = { name: '', email: '' };

/** The label of the button that publishes; undefined where there is nothing to publish. */
function actionLabel({ plan, run, isRunning }: Publishing): string | undefined {
  if (isRunning || !plan || plan.trouble !== undefined) return undefined;
  if (plan.changes.length > 0 || plan.isFirst || plan.otherFiles.length > 0) return 'Publish';
  if (run?.outcome?.kind === 'sent') return 'Look again';
  return run?.outcome?.kind === 'failed' ? 'Publish again' : undefined;
}

/** What changed, what was published before, and the buttons that publish. */
export function PublishDialog({ publishing, onClose }: Props) {
  const { plan, run, isRunning } = publishing;
  const [written, setWritten] = useState<Owner>();
  const [old, setOld] = useState<Publication>();
  const [isDifferent, setDifferent] = useState(false);
  const [tab, setTab] = useState('changes');
  const owner = written ?? (plan && plan.owner === undefined ? noOwner : undefined);
  const label = tab === 'changes' ? actionLabel(publishing) : undefined;
  const overlap = run?.outcome?.overlap;
  const publish = (request: PublishRequest) => {
    publishing.publish({ ...request, owner });
    setOld(undefined);
    setWritten(undefined);
    setTab('changes');
  };
  if (old) {
    return (
      <Dialog size="medium">
        <Heading>Put back</Heading>
        <Content>
          <PutBack onKnown={setDifferent} publication={old} />
        </Content>
        <ButtonGroup>
          <Button
            onPress={() => {
              setOld(undefined);
              setDifferent(false);
            }}
          >
            Back
          </Button>
          <Button
            isDisabled={!isDifferent || isRunning || owner === noOwner}
            prominence="high"
            onPress={() => {
              publish({ putBack: old.commit });
            }}
          >
            Put back and publish
          </Button>
        </ButtonGroup>
      </Dialog>
    );
  }
  return (
    <Dialog size="medium">
      <Heading>Publish</Heading>
      <Content>
        <Tabs
          aria-label="Publish"
          selectedKey={tab}
          onSelectionChange={(key) => {
            setTab(String(key));
          }}
        >
          <TabList>
            <Item key="changes">{isRunning ? 'Progress' : 'Changes'}</Item>
            <Item key="history">Publications</Item>
          </TabList>
          <TabPanels marginTop="large">
            <Item key="changes">
              <Changes onOwner={setWritten} owner={owner} publishing={publishing} />
            </Item>
            <Item key="history">
              <History key={run?.id ?? ''} onPutBack={setOld} />
            </Item>
          </TabPanels>
        </Tabs>
      </Content>
      <ButtonGroup>
        <Button onPress={onClose}>Close</Button>
        {label !== undefined && overlap && (
          <Button
            onPress={() => {
              publish({ overlap: 'theirs' });
            }}
          >
            Take theirs
          </Button>
        )}
        {label !== undefined && (
          <Button
            prominence="high"
            onPress={() => {
              publish(overlap ? { overlap: 'mine' } : {});
            }}
          >
            {overlap ? 'Publish mine' : label}
          </Button>
        )}
      </ButtonGroup>
    </Dialog>
  );
}
