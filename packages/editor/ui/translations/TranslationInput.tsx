import { ActionButton } from '@keystar/ui/button';
import { Grid, VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useId, useState } from 'react';
import { describeFile, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { bodyField } from '@site/content-tools/entries/new-entry.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { textLabel } from '../../content/labels.ts';
import type { Outline } from '../../content/outline.ts';
import type { Translated, TranslatedText } from '../../content/translations/translation.ts';
import { postField } from '../post/PostField.tsx';
import { FieldFrame, faultOf, type InputProps, type PlainInputProps } from '../form-field.tsx';
import { TextInput } from '../plain-inputs.tsx';
import { proseInput } from '../prose/ProseInput.tsx';
import { describePlace } from '../../content/describe-place.ts';

/** The form of a translation: what the view holds, and what is written now. */
export interface TranslationForm {
  readonly translated: Translated | undefined;
  readonly texts: Readonly<Record<string, string>>;
}

/** Any text may stay empty: its original is shown then. */
const mayStayEmpty = (field: Field): Field => ({
  ...field,
  optional: true,
  check: (value) => (value === '' || value === undefined ? undefined : field.check(value)),
});

/** The field of a text; the text of a page is no field of its schema. */
function fieldAt(translated: Translated, place: string): Field {
  const known = Object.values(contentFiles).find(({ pattern }) => translated.file === pattern);
  const [folder = '', name = ''] = translated.file.split('/');
  const inFolder = Object.values(contentFiles).find(
    ({ pattern }) => pattern === `${folder}/*${/\.\w+$/.exec(name)?.[0] ?? ''}`,
  );
  const { schema } = known ?? inFolder ?? contentFiles.site;
  const body: Field = { kind: 'prose', label: textLabel, optional: true, check: () => undefined };
  const field = place === bodyField ? body : describePlace(describeFile(schema, translated.file), place);
  return mayStayEmpty(field);
}

/** What is wrong with one of the texts, if anything is. */
export function faultOfTexts({ translated, texts }: TranslationForm): string | undefined {
  for (const [place, text] of Object.entries(texts)) {
    const fault = translated && faultOf(fieldAt(translated, place), text);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** A post or a page is read without its marks beside the field; a copy has them. */
const readable = (original: string, place: string) =>
  place === bodyField || !original.startsWith('<') ? original : original.replaceAll(/<[^>]*>/g, '').trim();

/** @returns the form of a translation: the words of the first language beside each field. */
export function translationInput(outline: Outline) {
  const Article = postField(outline);
  const Prose = proseInput(outline.paths);

  function One({
    text,
    translated,
    ...props
  }: PlainInputProps<string> & { readonly text: TranslatedText; readonly translated: Translated }) {
    const { place, original } = text;
    const id = useId();
    const [isLeft, setLeft] = useState(false);
    const field = fieldAt(translated, place);
    const fault = isLeft || props.forceValidation ? faultOf(field, props.value) : undefined;
    const input: InputProps<string> = {
      ...{ ...props, field, fault },
      onBlur: () => setLeft(true),
    };
    return (
      <FieldFrame fault={fault}>
        <Grid columns={{ mobile: '1fr', desktop: '1fr 1fr' }} gap={{ mobile: 'medium', desktop: 'xlarge' }}>
          <VStack gap="medium" minWidth={0}>
            <div className="original" id={id} lang={translated.from}>
              <Text>{readable(original, place)}</Text>
            </div>
            {field.kind === 'prose' && props.value === '' && (
              <ActionButton aria-describedby={id} alignSelf="start" onPress={() => props.onChange(original)}>
                {`Copy: ${field.label}`}
              </ActionButton>
            )}
          </VStack>
          <div aria-describedby={id} className="translation" lang={translated.to} role="group">
            {place === bodyField ? (
              <Prose {...input} />
            ) : field.kind === 'prose' ? (
              <Article {...input} />
            ) : (
              <TextInput {...input} />
            )}
          </div>
        </Grid>
      </FieldFrame>
    );
  }

  return function TranslationInput({ value, onChange, ...props }: PlainInputProps<TranslationForm>) {
    const { translated, texts } = value;
    if (!translated) return <Text>Choose what to translate in the list of what waits, on the first page.</Text>;
    return (
      <VStack gap="xxlarge">
        {translated.texts.map((text) => (
          <One
            {...props}
            autoFocus={false}
            key={text.place}
            onChange={(written) => onChange({ translated, texts: { ...texts, [text.place]: written } })}
            text={text}
            translated={translated}
            value={texts[text.place] ?? ''}
          />
        ))}
      </VStack>
    );
  };
}
