import { Badge } from '@keystar/ui/badge';
import { Button } from '@keystar/ui/button';
import { Flex, VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { Text } from '@keystar/ui/typography';
import { useEffect, useState } from 'react';
import { headline, type Publication } from '../publication.ts';
import { ChangeList, plainText } from './ChangeList.tsx';
import { ask } from './use-publishing.ts';

/** Such as "November 24, 2026 at 9:30 AM". */
export function formatMoment(date: string): string {
  return new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}

/** How many entries the line of a publication names. */
const named = 3;

function summarize({ changes, subject }: Publication): string {
  if (changes.length === 0) return subject;
  const more = changes.length > named ? ` and ${String(changes.length - named)} more` : '';
  return changes.slice(0, named).map(headline).join(', ') + more;
}

const listStyle = { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '1rem' } as const;
const itemStyle = { borderBlockEnd: '1px solid #8884', paddingBlockEnd: '1rem' } as const;
const changesStyle = { marginBlockStart: '1rem' } as const;

interface ItemProps {
  readonly publication: Publication;
  readonly onPutBack: () => void;
}

function HistoryItem({ publication, onPutBack }: ItemProps) {
  const { date, name, isPublished, subject, changes } = publication;
  return (
    <li style={itemStyle}>
      <Flex gap="regular" wrap alignItems="center" justifyContent="space-between">
        <VStack gap="regular" flex minWidth="scale.2400">
          <Text weight="semibold">{formatMoment(date)}</Text>
          <Text color="neutralSecondary">{name}</Text>
        </VStack>
        {isPublished ? null : <Badge tone="pending">Not published</Badge>}
        <Button aria-label={`Put back: ${formatMoment(date)}`} onPress={onPutBack}>
          Put this back
        </Button>
      </Flex>
      <details style={changesStyle}>
        <summary style={plainText}>{isPublished ? summarize(publication) : subject}</summary>
        <div style={changesStyle}>
          <ChangeList changes={changes} />
        </div>
      </details>
    </li>
  );
}

/** Every publication, newest first. */
export function History({ onPutBack }: { readonly onPutBack: (publication: Publication) => void }) {
  const [list, setList] = useState<readonly Publication[]>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    ask<Publication[]>('history').then(setList, (error: unknown) => {
      setTrouble(error instanceof Error ? error.message : String(error));
    });
  }, []);
  if (trouble !== undefined) return <Notice tone="critical">{trouble}</Notice>;
  if (!list) return <ProgressCircle aria-label="The list is being read" isIndeterminate />;
  if (list.length === 0) return <Text>Nothing has been published yet.</Text>;
  return (
    <ul style={listStyle}>
      {list.map((publication) => (
        <HistoryItem
          key={publication.commit}
          publication={publication}
          onPutBack={() => {
            onPutBack(publication);
          }}
        />
      ))}
    </ul>
  );
}
