import { Checkbox } from '@keystar/ui/checkbox';
import { VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { Content } from '@keystar/ui/slots';
import { Heading, Text } from '@keystar/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { countSamples } from '@site/model/check/count-samples.ts';
import {
  countFields,
  type EntryChange,
  type OnlineState,
  type PublishStatus,
  type Refusal,
  type Step,
} from '../publication.ts';
import { ChangeList, plainText } from './ChangeList.tsx';
import { ask, Refused } from '../../ui/ask.ts';
import { formatMoment } from './History.tsx';

/** How often the site online is asked whether it is the new one, in milliseconds. */
const interval = 10_000;

const detailsStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '0.5rem 0 0' } as const;

/** What a server said no with; nothing of it is known of other errors. */
export function refusalOf(error: Error | null): Refusal | undefined {
  return error instanceof Refused ? error.refusal : (error ?? undefined);
}

/** Why nothing was published. */
export function RefusalNotice({ refusal: { message, details } }: { readonly refusal: Refusal }) {
  return (
    <Notice tone="critical">
      <Heading>Not published</Heading>
      <Content>
        <Text>{message}</Text>
        {details !== undefined && details !== '' && (
          <details>
            <summary style={plainText}>Details</summary>
            <pre style={detailsStyle}>{details}</pre>
          </details>
        )}
      </Content>
    </Notice>
  );
}

/** Whether the site online shows what was published. */
function Online() {
  const { data } = useQuery({
    queryKey: ['online'],
    queryFn: async () => ask<OnlineState>('editor/publish/online'),
    refetchInterval: ({ state }) => (state.data?.isOnline ? false : interval),
  });
  if (!data) return null;
  return data.isOnline ? (
    <Notice tone="positive">
      <Heading>Online</Heading>
      <Content>{data.address} shows what you published.</Content>
    </Notice>
  ) : (
    <Notice tone="caution">
      <Heading>Sent</Heading>
      <Content>
        {data.address} does not show it yet: its host builds it, which takes some minutes. If it stays so, look there
        for what failed.
      </Content>
    </Notice>
  );
}

const stepWords: Readonly<Record<Step, string>> = {
  asking: 'looks what others have published',
  checking: 'is being checked',
  building: 'is being built',
  sending: 'is being sent',
};

/** What runs at this moment, who wants something published, and why the last publication failed. */
export function Standing({ status }: { readonly status: PublishStatus }) {
  const { running, asks, last, mayPublish } = status;
  if (running) {
    return (
      <>
        <ProgressCircle aria-label="Publishing" isIndeterminate />
        <Text>{`${running.name} publishes: the content ${stepWords[running.step]}. You may close this window.`}</Text>
      </>
    );
  }
  return (
    <>
      {asks.map(({ name, date }) => (
        <Notice key={name} tone="neutral">
          {`${name} ${mayPublish ? 'asks you' : 'has asked'} to publish, ${formatMoment(date)}`}
        </Notice>
      ))}
      {last?.refusal && <RefusalNotice refusal={last.refusal} />}
    </>
  );
}

interface SamplesProps {
  readonly samples: readonly EntryChange[];
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** What has to be replaced, and the tick without which nothing is published. */
export function Samples({ samples, isAccepted, onAccept }: SamplesProps) {
  const count = countSamples(countFields(samples));
  return (
    <VStack gap="large">
      <Heading size="small">{count}</Heading>
      <ChangeList changes={samples} />
      <Checkbox isSelected={isAccepted} onChange={onAccept}>
        {`Publish with ${count}: visitors will see them`}
      </Checkbox>
    </VStack>
  );
}

interface ChangesProps {
  readonly left: ReadonlySet<string>;
  /** @param chosen what is left to publish; undefined where it is everything. */
  readonly onLeave: (left: ReadonlySet<string>, chosen: readonly string[] | undefined) => void;
}

/** What is not published yet; where nothing is, how the site online stands. */
export function Changes({ left, onLeave }: ChangesProps) {
  const { data, error } = useQuery({
    queryKey: ['changes'],
    queryFn: async () => ask<EntryChange[]>('editor/publish/changes'),
  });
  if (error) return <Notice tone="caution">{error.message}</Notice>;
  if (!data) return <ProgressCircle aria-label="The changes are being looked up" isIndeterminate />;
  if (data.length > 0) {
    return (
      <ChangeList
        changes={data}
        left={left}
        onLeave={(next) => {
          const chosen = data.map(({ file }) => file).filter((file) => !next.has(file));
          onLeave(next, chosen.length === data.length ? undefined : chosen);
        }}
      />
    );
  }
  return (
    <VStack gap="large">
      <Text>Everything that you saved is published.</Text>
      <Online />
    </VStack>
  );
}
