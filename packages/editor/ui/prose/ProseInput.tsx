import { ActionButton } from '@keystar/ui/button';
import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { TextArea } from '@keystar/ui/text-field';
import { useRef } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import type { ProseSyntax } from '@site/content-tools/entries/describe-fields.ts';
import type { ArticleRules } from '../../content/outline.ts';
import { fieldWords, type InputProps } from '../form-field.ts';
import { PictureButton, useUpload } from '../PictureInput.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { asBlock, marks, writePicture, type Insertion } from './marks.ts';

/** The folder of content/media for the pictures of each kind of text. */
const folders: Readonly<Record<ProseSyntax, string>> = { html: 'blog', markdoc: 'stills' };

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
 * @param rules how articles are cleaned; without them there is no preview.
 * @returns an input for a whole text: buttons that write its marks, pictures from this computer, and a preview of articles.
 */
export function proseInput(syntax: ProseSyntax, rules?: ArticleRules) {
  return function ProseInput(props: InputProps<string>) {
    const area = useRef<HTMLTextAreaElement>(null);
    const { label, description, errorMessage } = fieldWords(props);
    const { isBusy, trouble, send } = useUpload(folders[syntax], 'The picture', (picture) => {
      if (area.current) insert(area.current, writePicture(syntax, picture), true);
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
          {marks[syntax].map(({ label: name, isBlock, write }) => (
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
        {rules && <ArticlePreview html={props.value} rules={rules} />}
      </VStack>
    );
  };
}
