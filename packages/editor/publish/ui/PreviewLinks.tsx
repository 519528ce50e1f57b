import { Button } from '@keystar/ui/button';
import { Flex, VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewLink } from '../../preview/preview-links.ts';
import { ask } from '../../ui/ask.ts';
import { listStyle } from './ChangeList.tsx';
import { formatMoment } from './History.tsx';

type Shown = Omit<PreviewLink, 'hash'>;

/** Links with which a client sees the site as it will be, without signing in. */
export function PreviewLinks() {
  const client = useQueryClient();
  const [page, setPage] = useState('');
  const { data = [], error } = useQuery({
    queryKey: ['links'],
    queryFn: async () => ask<Shown[]>('editor/preview/links'),
  });
  const onSettled = async () => client.invalidateQueries({ queryKey: ['links'] });
  const giving = useMutation({
    mutationFn: async () => ask<{ address: string }>('editor/preview/give', page === '' ? {} : { page }),
    onSettled,
  });
  const withdrawing = useMutation({
    mutationFn: async (id: string) => ask('editor/preview/withdraw', { id }),
    onSettled,
  });
  const trouble = error ?? giving.error ?? withdrawing.error;
  return (
    <VStack gap="xlarge">
      <Text>
        Whoever has the link sees what is saved, for seven days or until you withdraw it. It opens nothing else.
      </Text>
      <TextField
        description="Such as /about. Empty for the whole site."
        label="One page"
        onChange={setPage}
        value={page}
      />
      <Button onPress={() => giving.mutate()}>Make a link</Button>
      {giving.data && (
        <TextField
          description="Copy it now: it is shown once."
          isReadOnly
          label="The link"
          value={giving.data.address}
        />
      )}
      {trouble && <Notice tone="critical">{trouble.message}</Notice>}
      <ul aria-label="Links" style={listStyle}>
        {data.map(({ id, page: shown, name, until }) => (
          <li key={id}>
            <Flex alignItems="center" gap="regular" justifyContent="space-between" wrap>
              <Text>{`${shown ?? 'The whole site'}, by ${name}, until ${formatMoment(new Date(until).toISOString())}`}</Text>
              <Button
                aria-label={`Withdraw: ${shown ?? 'the whole site'}, by ${name}`}
                onPress={() => withdrawing.mutate(id)}
              >
                Withdraw
              </Button>
            </Flex>
          </li>
        ))}
      </ul>
    </VStack>
  );
}
