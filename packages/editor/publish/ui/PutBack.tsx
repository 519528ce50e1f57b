import { VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { Text } from '@keystar/ui/typography';
import { useEffect, useState } from 'react';
import type { EntryChange, Publication } from '../publication.ts';
import { ChangeList } from './ChangeList.tsx';
import { formatMoment } from './History.tsx';
import { ask } from './use-publishing.ts';

interface Props {
  readonly publication: Publication;
  /** Whether there is something to put back. */
  readonly onKnown: (isDifferent: boolean) => void;
}

/** What putting a publication back would change. */
export function PutBack({ publication: { commit, date }, onKnown }: Props) {
  const [changes, setChanges] = useState<readonly EntryChange[]>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    ask<EntryChange[]>(`preview?commit=${commit}`).then(
      (answer) => {
        setChanges(answer);
        onKnown(answer.length > 0);
      },
      (error: unknown) => {
        setTrouble(error instanceof Error ? error.message : String(error));
      },
    );
  }, [commit, onKnown]);
  if (trouble !== undefined) return <Notice tone="critical">{trouble}</Notice>;
  if (!changes) return <ProgressCircle aria-label="The changes are being looked up" isIndeterminate />;
  if (changes.length === 0) return <Text>The content is as it was on {formatMoment(date)}: nothing would change.</Text>;
  return (
    <VStack gap="xlarge">
      <Text>
        The whole content becomes what it was on {formatMoment(date)}, as a new publication. Everything published since
        stays in the list.
      </Text>
      <ChangeList changes={changes} />
    </VStack>
  );
}
