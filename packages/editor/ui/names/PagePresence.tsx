import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { startTransition, useActionState } from 'react';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import type { InputProps } from '../form-field.tsx';
import { savesAddress } from './answer-saves.ts';

/** @returns why it could not be done; undefined where the window shows the new state. */
async function change(address: string, body: object): Promise<string | undefined> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) }).catch(() => undefined);
  if (!answer) return 'The editor does not answer: look whether "npm run edit" still runs, and start it again.';
  if (!answer.ok) return answer.text();
  location.reload();
  return undefined;
}

/**
 * @param slug of a portfolio, its file's name.
 * @returns the button that deletes a page with sections, or brings it or a portfolio back where it was deleted.
 */
export function pagePresence(name: ContentName, slug?: string) {
  const place = contentFiles[name].pattern.replace(/\.\w+$/, '.json');
  return function PagePresence({ value }: InputProps<string>) {
    const [trouble, act, isBusy] = useActionState(async () => {
      return value === ''
        ? change('/api/editor/page-back', { name, slug })
        : change(savesAddress, { additions: [], deletions: [{ path: place }] });
    }, undefined);
    return (
      <Flex alignItems="center" gap="regular" wrap>
        {value === '' && <Text>This page is not on the site.</Text>}
        <ActionButton
          isDisabled={isBusy}
          onPress={() => {
            startTransition(act);
          }}
        >
          {value === '' ? 'Bring it back' : 'Delete this page'}
        </ActionButton>
        {trouble !== undefined && (
          <Text color="critical" role="alert">
            {trouble}
          </Text>
        )}
      </Flex>
    );
  };
}
