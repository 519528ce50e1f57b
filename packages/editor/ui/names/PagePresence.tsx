import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { ask } from '../ask.ts';
import type { InputProps } from '../form-field.tsx';

/**
 * @param slug of a portfolio, its file's name.
 * @returns the button that deletes a page with sections, or brings it or a portfolio back where it was deleted.
 */
export function pagePresence(name: ContentName, slug?: string) {
  const place = contentFiles[name].pattern.replace(/\.\w+$/, '.json');
  return function PagePresence({ value }: InputProps<string>) {
    const { isPending, error, mutate } = useMutation({
      mutationFn: async () =>
        value === ''
          ? ask('editor/page-back', { name, slug })
          : ask('keystatic/update', { additions: [], deletions: [{ path: place }] }),
      onSuccess: () => location.reload(),
    });
    return (
      <Flex alignItems="center" gap="regular" wrap>
        {value === '' && <Text>This page is not on the site.</Text>}
        <ActionButton isDisabled={isPending} onPress={() => mutate()}>
          {value === '' ? 'Bring it back' : 'Delete this page'}
        </ActionButton>
        {error && (
          <Text color="critical" role="alert">
            {error.message}
          </Text>
        )}
      </Flex>
    );
  };
}
