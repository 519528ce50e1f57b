import type { FormFieldStoredValue } from '@keystatic/core';
import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollectionName } from '@site/content-tools/entries/collections.ts';
import { ask } from './ask.ts';
import { fillFields } from './form-values.tsx';

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
    const { isPending, error, mutate } = useMutation({
      mutationFn: async (asked: LinkRequest) => ask<Record<string, FormFieldStoredValue>>('editor/link', asked),
      onSuccess: fillFields,
    });
    return (
      <Flex gap="medium" alignItems="start" wrap>
        <TextField
          label="Link of the video"
          description="From Vimeo or YouTube. It fills the fields below; the rest is up to you."
          flex
          value={link}
          onChange={setLink}
          {...(error && { errorMessage: error.message })}
        />
        <ActionButton
          isDisabled={isPending || link.trim() === ''}
          onPress={() => {
            const [, slug] = /\/item\/([^/]+)/.exec(location.pathname) ?? [];
            mutate({ collection, link, slug });
          }}
        >
          {isPending ? 'Asking …' : 'Paste a link'}
        </ActionButton>
      </Flex>
    );
  };
}
