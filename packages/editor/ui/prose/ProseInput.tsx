import { ActionButton } from '@keystar/ui/button';
import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { TextArea } from '@keystar/ui/text-field';
import { useRef } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import { fieldWords, type InputProps } from '../form-field.tsx';
import { PictureButton, useUpload } from '../PictureInput.tsx';
import { asBlock, marks, writePicture, type Insertion } from './marks.ts';

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

/** An input for the text of a page: buttons that write its marks, and pictures from this computer. */
export function ProseInput(props: InputProps<string>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { label, description, errorMessage } = fieldWords(props);
  const { isBusy, trouble, send } = useUpload('stills', 'The picture', (picture) => {
    if (area.current) insert(area.current, writePicture(picture), true);
  });
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
        {marks.map(({ label: name, isBlock, write }) => (
          <ActionButton
            key={name}
            onPress={() => {
              const { current } = area;
              if (!current) return;
              const selected = current.value.slice(current.selectionStart, current.selectionEnd);
              insert(current, write(selected), isBlock);
            }}
          >
            {name}
          </ActionButton>
        ))}
        <PictureButton isBusy={isBusy} label="Picture" send={send} />
      </Flex>
      {trouble !== undefined && <FieldMessage>{trouble}</FieldMessage>}
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
}
