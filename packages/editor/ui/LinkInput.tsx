import type { FormFieldStoredValue } from '@keystatic/core';
import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import { useState } from 'react';
import type { CollectionName } from '@site/content-tools/entries/collections.ts';
import { fillFields } from './form-values.tsx';
import { useSending } from './request.ts';

interface LinkRequest {
  readonly collection: CollectionName;
  readonly link: string;
  /** The file name of the entry that is edited; undefined for a new one. */
  readonly slug: string | undefined;
}

/** @returns an input that fills the entry's fields with what a video's host tells, poster included. */
export function linkInput(collection: CollectionName) {
  return function LinkInput() {
    const [link, setLink] = useState('');
    const { isBusy, trouble, send } = useSending<LinkRequest>('', 'link', (values) => {
      fillFields(values as Record<string, FormFieldStoredValue>);
    });
    return (
      <Flex gap="medium" alignItems="start" wrap>
        <TextField
          label="Link of the video"
          description="From Vimeo or YouTube. It fills the fields below; the rest is up to you."
          flex
          value={link}
          onChange={setLink}
          {...(trouble !== undefined && { errorMessage: trouble })}
        />
        <ActionButton
          isDisabled={isBusy || link.trim() === ''}
          onPress={() => {
            const [, slug] = /\/item\/([^/]+)/.exec(location.pathname) ?? [];
            send({ collection, link, slug });
          }}
        >
          {isBusy ? 'Asking …' : 'Paste a link'}
        </ActionButton>
      </Flex>
    );
  };
}
