import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Choice } from '../../content/outline.ts';
import { nameInput } from '../plain-inputs.tsx';

interface LinkProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

const whole = { optional: true, check: () => undefined } as const;

/** @returns a field for where the link at the cursor leads: a page of the site, or any address. */
export function linkPanel(paths: readonly Choice[]) {
  const AddressInput = nameInput(paths);
  return function LinkPanel({ editor, onDone }: LinkProps) {
    const { href } = editor.getAttributes('link') as { readonly href?: string };
    const [address, setAddress] = useState(href ?? '');
    const chain = () => editor.chain().focus().extendMarkRange('link');
    const lead = address.trim();
    return (
      <Flex alignItems="end" gap="medium" wrap>
        <Flex flex minWidth={0}>
          <AddressInput
            autoFocus={false}
            fault={undefined}
            field={{ ...whole, kind: 'path', label: 'The link leads to', hint: 'A page of this site, or https://…' }}
            forceValidation={false}
            onBlur={() => undefined}
            onChange={setAddress}
            value={address}
          />
        </Flex>
        <ActionButton
          isDisabled={lead === ''}
          onPress={() => {
            chain()
              .setLink({ href: /^(?:[/#]|\w+:)/.test(lead) ? lead : `https://${lead}` })
              .run();
            onDone();
          }}
        >
          Set link
        </ActionButton>
        {href !== undefined && (
          <ActionButton
            onPress={() => {
              chain().unsetLink().run();
              onDone();
            }}
          >
            Remove link
          </ActionButton>
        )}
      </Flex>
    );
  };
}

/** What the picture that is selected shows, for those who cannot see it. */
export function PicturePanel({ editor, alt }: { readonly editor: Editor; readonly alt: string }) {
  return (
    <TextField
      description="For those who cannot see it."
      label="What the picture shows"
      onChange={(words) => {
        editor.commands.updateAttributes('image', { alt: words });
      }}
      value={alt}
    />
  );
}
