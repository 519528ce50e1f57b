import { Button } from '@keystar/ui/button';
import { Flex, VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { Text } from '@keystar/ui/typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Listed, PeopleAnswer, PersonChange } from '../../people/person.ts';
import { ask } from '../../ui/ask.ts';
import { listStyle } from './ChangeList.tsx';
import { PersonForm } from './PersonForm.tsx';

/** The people of studio.yaml; undefined until they are known, and for whoever may not manage them. */
export function usePeople(): PeopleAnswer | undefined {
  return useQuery({ queryKey: ['people'], queryFn: async () => ask<PeopleAnswer>('editor/people') }).data;
}

/** Who may use the editor, and the form that adds somebody or changes them. */
export function People({ people, hasUsers }: PeopleAnswer) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Listed>();
  const change = useMutation({
    mutationFn: async (wanted: PersonChange) => ask('editor/people', wanted),
    onSuccess: () => setChanged(undefined),
    onSettled: async () => client.invalidateQueries({ queryKey: ['people'] }),
  });
  const owners = people.filter(({ role }) => role === 'owner');
  return (
    <VStack gap="xlarge">
      <ul aria-label="People" style={listStyle}>
        {people.map((person) => (
          <li key={person.email}>
            <Flex alignItems="center" gap="regular" justifyContent="space-between" wrap>
              <VStack gap="regular" flex minWidth="scale.2400">
                <Text weight="semibold">{`${person.name}, ${person.role}`}</Text>
                <Text color="neutralSecondary">{person.email}</Text>
              </VStack>
              <Flex gap="regular">
                <Button aria-label={`Change: ${person.name}`} onPress={() => setChanged(person)}>
                  Change
                </Button>
                <Button
                  aria-label={`Remove: ${person.name}`}
                  isDisabled={change.isPending || (owners.length === 1 && person.role === 'owner')}
                  onPress={() => change.mutate({ email: person.email })}
                >
                  Remove
                </Button>
              </Flex>
            </Flex>
          </li>
        ))}
      </ul>
      {change.error && <Notice tone="critical">{change.error.message}</Notice>}
      <PersonForm
        hasUsers={hasUsers}
        isBusy={change.isPending}
        key={`${changed?.email ?? ''} ${people.length}`}
        onCancel={() => setChanged(undefined)}
        onSave={(person) => change.mutate({ email: changed?.email, person })}
        person={changed}
      />
    </VStack>
  );
}
