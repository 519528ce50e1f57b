import { Checkbox } from '@keystar/ui/checkbox';
import { VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { Content } from '@keystar/ui/slots';
import { TextField } from '@keystar/ui/text-field';
import { Heading, Text } from '@keystar/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { countSamples } from '@site/model/check/count-samples.ts';
import type { Signature } from '../../people/person.ts';
import { countFields, type EntryChange, type OnlineState, type Refusal } from '../publication.ts';
import { ChangeList, plainText } from './ChangeList.tsx';
import { ask, Refused } from './ask.ts';

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
    queryFn: async () => ask<OnlineState>('publish/online'),
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

interface PersonProps {
  readonly person: Signature;
  readonly onChange: (person: Signature) => void;
}

/** Who publishes, which stands beside each publication. */
export function PersonFields({ person, onChange }: PersonProps) {
  return (
    <VStack gap="large">
      <TextField
        isRequired
        label="Your name"
        onChange={(name) => {
          onChange({ ...person, name });
        }}
        value={person.name}
      />
      <TextField
        isRequired
        label="Your e-mail address"
        onChange={(email) => {
          onChange({ ...person, email });
        }}
        type="email"
        value={person.email}
      />
    </VStack>
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

/** What is not published yet; where nothing is, how the site online stands. */
export function Changes() {
  const { data, error } = useQuery({
    queryKey: ['changes'],
    queryFn: async () => ask<EntryChange[]>('publish/changes'),
  });
  if (error) return <Notice tone="caution">{error.message}</Notice>;
  if (!data) return <ProgressCircle aria-label="The changes are being looked up" isIndeterminate />;
  if (data.length > 0) return <ChangeList changes={data} />;
  return (
    <VStack gap="large">
      <Text>Everything that you saved is published.</Text>
      <Online />
    </VStack>
  );
}
