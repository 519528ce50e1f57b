import { Badge } from '@keystar/ui/badge';
import { Button } from '@keystar/ui/button';
import { Flex, VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { Text } from '@keystar/ui/typography';
import { useQuery } from '@tanstack/react-query';
import type { Publication, Release } from '../publication.ts';
import { listStyle, plainText } from './ChangeList.tsx';
import { ask } from '../../ui/ask.ts';

/** Such as "November 24, 2026 at 9:30 AM". */
export function formatMoment(date: string): string {
  return new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}

const itemStyle = { borderBlockEnd: '1px solid #8884', paddingBlockEnd: '1rem' } as const;
const changesStyle = { ...plainText, whiteSpace: 'pre-line', marginBlockStart: '0.5rem' } as const;

interface ItemProps {
  readonly publication: Publication;
  readonly onPutBack: (commit: string) => void;
}

function HistoryItem({ publication: { commit, date, name, subject, changes }, onPutBack }: ItemProps) {
  return (
    <li style={itemStyle}>
      <Flex gap="regular" wrap alignItems="center" justifyContent="space-between">
        <VStack gap="regular" flex minWidth="scale.2400">
          <Text weight="semibold">{formatMoment(date)}</Text>
          <Text color="neutralSecondary">{name}</Text>
        </VStack>
        <Button aria-label={`Put back: ${formatMoment(date)}`} onPress={() => onPutBack(commit)}>
          Put this back
        </Button>
      </Flex>
      <details>
        <summary style={plainText}>{subject}</summary>
        <div style={changesStyle}>{changes}</div>
      </details>
    </li>
  );
}

/** The sites that this machine can serve at once; none where another host serves the site. */
function Releases({ onShow }: Pick<Props, 'onShow'>) {
  const { data = [] } = useQuery({
    queryKey: ['releases'],
    queryFn: async () => ask<Release[]>('editor/publish/releases'),
  });
  return (
    <ul aria-label="Sites on this machine" style={listStyle}>
      {data.map(({ name, date, isCurrent }) => (
        <li key={name}>
          <Flex alignItems="center" gap="regular" justifyContent="space-between" wrap>
            <Text>{`The site of ${formatMoment(date)}`}</Text>
            {isCurrent ? (
              <Badge tone="positive">Visitors see this</Badge>
            ) : (
              <Button onPress={() => onShow(name)}>Show this one at once</Button>
            )}
          </Flex>
        </li>
      ))}
    </ul>
  );
}

interface Props extends Pick<ItemProps, 'onPutBack'> {
  readonly onShow: (release: string) => void;
}

/** The last publications, newest first. */
export function History({ onPutBack, onShow }: Props) {
  const { data, error } = useQuery({
    queryKey: ['history'],
    queryFn: async () => ask<Publication[]>('editor/publish/history'),
  });
  if (error) return <Notice tone="critical">{error.message}</Notice>;
  if (!data) return <ProgressCircle aria-label="The list is being read" isIndeterminate />;
  return (
    <VStack gap="xlarge">
      <Releases onShow={onShow} />
      <Text>
        What you put back becomes the content that is saved. Look at it, then publish it. What was here stays in this
        list.
      </Text>
      <ul style={listStyle}>
        {data.map((publication) => (
          <HistoryItem key={publication.commit} onPutBack={onPutBack} publication={publication} />
        ))}
      </ul>
    </VStack>
  );
}
