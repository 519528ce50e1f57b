import { Button, ButtonGroup } from '@keystar/ui/button';
import { VStack } from '@keystar/ui/layout';
import { Radio, RadioGroup } from '@keystar/ui/radio';
import { TextField } from '@keystar/ui/text-field';
import { Heading } from '@keystar/ui/typography';
import { useState } from 'react';
import type { Listed, Role } from '../../people/person.ts';

const roles: Readonly<Record<Role, string>> = {
  owner: 'Owner: publishes, and manages people',
  editor: 'Editor: saves, and asks to publish',
  guest: 'Guest: sees the preview',
};

interface Props {
  /** Who is changed; undefined for somebody new. */
  readonly person: Listed | undefined;
  /** Whether Caddy's own users come in. */
  readonly hasUsers: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onSave: (person: Listed) => void;
}

/** Adds somebody to the people of the editor, or changes them. */
export function PersonForm({ person, hasUsers, isBusy, onCancel, onSave }: Props) {
  const [name, setName] = useState(person?.name ?? '');
  const [email, setEmail] = useState(person?.email ?? '');
  const [user, setUser] = useState(person?.user ?? '');
  const [role, setRole] = useState<Role>(person?.role ?? 'editor');
  return (
    <VStack gap="large">
      <Heading size="small">{person ? `Change ${person.name}` : 'Add somebody'}</Heading>
      <TextField label="Name" onChange={setName} value={name} />
      <TextField label="Email" onChange={setEmail} type="email" value={email} />
      {hasUsers && (
        <TextField
          description="As in users.caddy on the server, which has their password: somebody new needs a line there."
          label="Name at the sign-in"
          onChange={setUser}
          value={user}
        />
      )}
      <RadioGroup label="Role" onChange={(chosen) => setRole(chosen as Role)} value={role}>
        {Object.entries(roles).map(([value, words]) => (
          <Radio key={value} value={value}>
            {words}
          </Radio>
        ))}
      </RadioGroup>
      <ButtonGroup>
        <Button
          isDisabled={isBusy}
          onPress={() => onSave({ name, email, role, ...(user !== '' && { user }) })}
          prominence="high"
        >
          {person ? 'Save' : 'Add'}
        </Button>
        {person && <Button onPress={onCancel}>Cancel</Button>}
      </ButtonGroup>
    </VStack>
  );
}
