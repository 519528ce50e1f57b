import { ActionButton } from '@keystar/ui/button';
import { FieldDescription, FieldLabel } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { TextArea } from '@keystar/ui/text-field';
import { useRef, useState } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import type { Choice } from '../../content/outline.ts';
import { fieldWords, type InputProps } from '../form-field.tsx';
import { LinkPicker } from './LinkPicker.tsx';
import { PictureButton, UploadList, useUploads } from '../uploads/Uploads.tsx';
import { asBlock, listBlocks, marks, writeLink, writePicture, type Insertion, type Mark } from './marks.ts';

/** Writes into the field as if it were typed, so that the browser's own undo works. */
function insert(field: HTMLTextAreaElement, insertion: Insertion, isBlock: boolean): void {
  const { selectionStart, selectionEnd, value } = field;
  const [before, selected, after] = isBlock
    ? asBlock(insertion, value.slice(0, selectionStart), value.slice(selectionEnd))
    : insertion;
  field.focus();
  insertTextIntoField(field, before + selected + after);
  const start = selectionStart + before.length;
  field.setSelectionRange(start, start + selected.length);
}

/**
 * @param paths what the site has to link to.
 * @returns an input for the text of a page: buttons that write its marks and blocks, and pictures from this computer.
 */
export function proseInput(paths: readonly Choice[]) {
  const blocks = listBlocks(paths);
  return function ProseInput(props: InputProps<string>) {
    const area = useRef<HTMLTextAreaElement>(null);
    const [isAdding, setAdding] = useState(false);
    const { label, description, errorMessage } = fieldWords(props);
    const { sent, isBusy, send, sendAgain } = useUploads('stills', 'The picture', (picture) => {
      if (area.current) insert(area.current, writePicture(picture), true);
    });
    const apply = ({ write, isBlock }: Pick<Mark, 'write' | 'isBlock'>) => {
      const { current } = area;
      if (!current) return;
      insert(current, write(current.value.slice(current.selectionStart, current.selectionEnd)), isBlock);
    };
    return (
      <VStack gap="medium">
        <FieldLabel elementType="span" isRequired={!props.field.optional}>
          {label}
        </FieldLabel>
        {description && <FieldDescription>{description}</FieldDescription>}
        {/* Long texts are scrolled; the buttons stay in reach. */}
        <Flex
          aria-label={`Write into: ${label}`}
          backgroundColor="surface"
          gap="small"
          insetTop={0}
          paddingY="small"
          position="sticky"
          role="group"
          wrap
          zIndex={1}
        >
          {marks.map((mark) => (
            <ActionButton key={mark.label} onPress={() => apply(mark)}>
              {mark.label}
            </ActionButton>
          ))}
          <PictureButton areSeveral isBusy={isBusy} label="Picture" onChoose={send} />
          <ActionButton aria-expanded={isAdding} onPress={() => setAdding(!isAdding)}>
            Add a block
          </ActionButton>
          <LinkPicker
            onPick={(choice) => apply({ isBlock: false, write: () => [writeLink(choice), '', ''] })}
            paths={paths}
          />
          {isAdding &&
            blocks.map((block) => (
              <ActionButton
                key={block.label}
                onPress={() => {
                  setAdding(false);
                  apply(block);
                }}
                prominence="low"
              >
                {block.label}
              </ActionButton>
            ))}
        </Flex>
        <UploadList sendAgain={sendAgain} sent={sent} />
        <TextArea
          aria-label={label}
          autoFocus={props.autoFocus}
          onBlur={props.onBlur}
          onChange={props.onChange}
          ref={area}
          {...(errorMessage !== undefined && { errorMessage })}
          value={props.value}
        />
      </VStack>
    );
  };
}
