import { Checkbox } from '@keystar/ui/checkbox';
import { Combobox, Item as ComboboxItem } from '@keystar/ui/combobox';
import { NumberField } from '@keystar/ui/number-field';
import { Item as PickerItem, Picker } from '@keystar/ui/picker';
import { TextArea, TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import { readPastedVideo } from '@site/model/video/video-link.ts';
import { formatDuration, parseDuration } from '@site/model/video/duration.ts';
import type { Choice } from '../content/outline.ts';
import { fieldWords, type InputProps } from './form-field.tsx';

/** Text of one line or of several, or a day in the browser's own calendar. */
export function TextInput(props: InputProps<string>) {
  const { field, autoFocus, value, onChange, onBlur } = props;
  const common = { ...fieldWords(props), autoFocus, value, onChange, onBlur };
  if (field.kind === 'text' && field.long) return <TextArea {...common} />;
  if (field.kind === 'day') return <TextField {...common} type="date" width="alias.singleLineWidth" />;
  return <TextField {...common} />;
}

/** @returns a text input in which the link of a video becomes what the field holds. @param form what that is. */
export function videoInput(form: 'player' | 'vimeo') {
  return function VideoInput(props: InputProps<string>) {
    const { autoFocus, value, onChange, onBlur } = props;
    return (
      <TextField
        {...fieldWords(props)}
        autoFocus={autoFocus}
        onBlur={() => {
          onChange(readPastedVideo(value, form) ?? value);
          onBlur();
        }}
        onChange={onChange}
        onPaste={(event) => {
          const video = readPastedVideo(event.clipboardData.getData('text'), form);
          if (video === undefined) return;
          event.preventDefault();
          onChange(video);
        }}
        value={value}
      />
    );
  };
}

/** A length as minutes and seconds. */
export function DurationInput(props: InputProps<string>) {
  const { autoFocus, value, onChange, onBlur } = props;
  return (
    <TextField
      {...fieldWords(props)}
      autoFocus={autoFocus}
      onBlur={() => {
        const seconds = parseDuration(value);
        if (seconds !== undefined) onChange(formatDuration(seconds));
        onBlur();
      }}
      onChange={onChange}
      value={value}
      width="alias.singleLineWidth"
    />
  );
}

/** A number as the file has it: a year has no comma. */
const plainNumber = { useGrouping: false, maximumFractionDigits: 10 };

/** A number; null where nothing is written. */
export function NumberInput(props: InputProps<number | null>) {
  return (
    <NumberField
      {...fieldWords(props)}
      formatOptions={plainNumber}
      width="alias.singleLineWidth"
      value={props.value ?? NaN}
      onChange={(value) => props.onChange(Number.isNaN(value) ? null : value)}
      onBlur={props.onBlur}
    />
  );
}

/** Yes or no; null where the file does not say. */
export function SwitchInput(props: InputProps<boolean | null>) {
  return (
    <Checkbox isSelected={props.value ?? false} onChange={props.onChange}>
      <Text>{props.field.label}</Text>
    </Checkbox>
  );
}

/** One of a few words; empty where none is chosen. */
export function ChoiceInput(props: InputProps<string>) {
  const options = props.field.kind === 'choice' ? props.field.options : [];
  const items = [...(props.field.optional ? [''] : []), ...options].map((value) => ({ value }));
  return (
    <Picker
      {...fieldWords(props)}
      placeholder="Choose"
      width="alias.singleLineWidth"
      items={items}
      value={props.value === '' ? null : `is ${props.value}`}
      onChange={(key) => props.onChange(String(key).replace(/^is /, ''))}
    >
      {({ value }) => <PickerItem key={`is ${value}`}>{value === '' ? 'None' : value}</PickerItem>}
    </Picker>
  );
}

/** @returns an input for the name of something that exists; other names may be typed, and are checked. */
export function nameInput(choices: readonly Choice[]) {
  const isShared = (label: string) => choices.filter((choice) => choice.label === label).length > 1;
  const items = choices.map(({ value, label }) => ({ value, text: isShared(label) ? `${label} (${value})` : label }));
  return function NameInput(props: InputProps<string>) {
    const chosen = items.find(({ value }) => value === props.value);
    return (
      <Combobox
        {...fieldWords(props)}
        allowsCustomValue
        width="100%"
        menuTrigger="focus"
        defaultItems={items}
        defaultValue={chosen ? chosen.value : null}
        defaultInputValue={chosen ? chosen.text : props.value}
        onInputChange={(text) => props.onChange(items.find((item) => item.text === text)?.value ?? text)}
        onChange={(key) => {
          if (key !== null) props.onChange(String(key));
        }}
        onBlur={props.onBlur}
      >
        {(item: (typeof items)[number]) => <ComboboxItem key={item.value}>{item.text}</ComboboxItem>}
      </Combobox>
    );
  };
}
