import { Text } from '@keystar/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../ui/ask.ts';
import { isEntry } from './EntryHistory.tsx';

/** How often this window says what it has open, in milliseconds. */
const interval = 5_000;

interface Presence {
  /** Empty for another window of the same person. */
  readonly others: readonly string[];
  /** Why saves are not at the remote repository yet. */
  readonly trouble?: string;
}

/** Says who else has the form open, and what keeps saves from the remote repository. */
export function EntryPresence({ form }: { readonly form: string }) {
  const [id] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: ['presence', form],
    queryFn: async () => ask<Presence>('editor/presence', { id, form }),
    refetchInterval: interval,
    refetchIntervalInBackground: true,
  });
  const names = (data?.others ?? []).map((name) => (name === '' ? 'another window of yours' : name));
  const lines = [
    isEntry(form) && names.length > 0
      ? `Also open: ${new Intl.ListFormat('en-US').format(names)}. What you both change is merged, or asked for.`
      : undefined,
    data?.trouble,
  ].filter((line) => line !== undefined);
  return lines.map((line) => (
    <Text aria-live="polite" color="neutralSecondary" key={line} size="small">
      {line}
    </Text>
  ));
}
