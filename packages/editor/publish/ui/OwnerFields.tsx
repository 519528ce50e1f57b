import { VStack } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import type { Owner } from '../publication.ts';

interface Props {
  readonly owner: Owner;
  readonly onChange: (owner: Owner) => void;
}

/** Asked before the first publication. */
export function OwnerFields({ owner, onChange }: Props) {
  return (
    <VStack gap="large">
      <Text>Who publishes? It is asked once, and stands beside each publication.</Text>
      <TextField
        label="Your name"
        isRequired
        value={owner.name}
        onChange={(name) => {
          onChange({ ...owner, name });
        }}
      />
      <TextField
        label="Your e-mail address"
        isRequired
        type="email"
        value={owner.email}
        onChange={(email) => {
          onChange({ ...owner, email });
        }}
      />
    </VStack>
  );
}
