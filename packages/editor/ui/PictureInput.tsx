import { ActionButton } from '@keystar/ui/button';
import { DropZone, FileTrigger } from '@keystar/ui/drag-and-drop';
import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { Item, Picker } from '@keystar/ui/picker';
import { Text } from '@keystar/ui/typography';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import { isPictureFolder, pictureKinds } from '@site/model/media/picture-kinds.ts';
import { useState } from 'react';
import type { Outline } from '../content/outline.ts';
import { fieldWords, type InputProps } from './form-field.tsx';
import { useSending, type Sending } from './request.ts';

/** Whether a value represents a picture that was uploaded and is kept once the entry is saved. */
export function isNewPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('new:');
}

/** Where the editor shows a picture. @param value as a field names it. */
function pictureAddress(value: string): string {
  return `/api/editor/pictures?place=${encodeURIComponent(value)}`;
}

/** The address at which the editor shows a picture of an article. */
export function articlePictureAddress(address: string): string {
  const name = address.replace(blogPictureFolder, '');
  if (isNewPicture(name)) return pictureAddress(name);
  return address.startsWith(blogPictureFolder) ? pictureAddress(`../media/blog/${name}`) : address;
}

/** The sending of pictures. */
export interface Upload extends Omit<Sending<FormData>, 'send'> {
  /** @param at the part that is shown where the picture is cropped, from 0 to 1; undefined for the main subject. */
  readonly send: (file: Blob, at?: number) => void;
}

/**
 * Sends pictures to the editor's server.
 * @param folder of content/media.
 * @param label of the field, named in front of a refusal.
 * @param onSent is given the value that represents the picture.
 */
export function useUpload(folder: string, label: string, onSent: (picture: string) => void): Upload {
  const { send, ...state } = useSending<FormData>(label, `pictures?folder=${folder}`, (answer) => {
    onSent((answer as { picture: string }).picture);
  });
  return {
    ...state,
    send: (file, at) => {
      const form = new FormData();
      form.set('picture', file);
      if (at !== undefined) form.set('at', String(at));
      send(form);
    },
  };
}

/** Takes a picture from this computer. @param label shown while none is being sent. */
export function PictureButton({ label, isBusy, send }: Omit<Upload, 'trouble'> & { readonly label: string }) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) send(file);
      }}
    >
      <ActionButton isDisabled={isBusy}>{isBusy ? 'Sending …' : label}</ActionButton>
    </FileTrigger>
  );
}

/** Moves the part that is shown of a new picture, by pointer, touch or keys. @param onMove is given it from 0 to 1. */
function CropRange({ onMove }: { readonly onMove: (at: number) => void }) {
  const [at, setAt] = useState(0.5);
  const move = () => {
    onMove(at);
  };
  return (
    <label>
      <Text>What is shown, from left or top to right or bottom</Text>
      <input
        max={1}
        min={0}
        onChange={({ target }) => {
          setAt(target.valueAsNumber);
        }}
        onKeyUp={move}
        onPointerUp={move}
        step={0.05}
        style={{ display: 'block', width: '100%', maxWidth: 420, minHeight: 44 }}
        type="range"
        value={at}
      />
    </label>
  );
}

/**
 * @param pictures the existing ones, by their folders.
 * @returns an input that shows the picture and takes another: from this computer, or an existing one.
 */
export function pictureInput(pictures: Outline['pictures']) {
  return function PictureInput(props: InputProps<string>) {
    const { field, value, onChange, fault } = props;
    const folder = field.kind === 'picture' ? field.folder : '';
    const { isBusy, trouble = fault, send } = useUpload(folder, field.label, onChange);
    const [file, setFile] = useState<Blob>();
    const choose = (chosen: Blob) => {
      setFile(chosen);
      send(chosen);
    };
    const isCropped = isPictureFolder(folder) && 'height' in pictureKinds[folder];
    const { description } = fieldWords(props);
    const existing = (pictures[folder] ?? []).map((place) => ({ place }));
    return (
      <VStack gap="medium">
        <FieldLabel elementType="span" isRequired={!field.optional}>
          {field.label}
        </FieldLabel>
        {description && <FieldDescription>{description}</FieldDescription>}
        <DropZone
          alignSelf="start"
          maxWidth="100%"
          aria-label={field.label}
          getDropOperation={() => 'copy'}
          onDrop={({ items }) => {
            const [dropped] = items.filter((item) => item.kind === 'file');
            void dropped?.getFile().then(choose);
          }}
        >
          {value === '' ? (
            <Text color="neutralSecondary">Drop a picture here.</Text>
          ) : (
            <img
              src={pictureAddress(value)}
              alt={isNewPicture(value) ? 'The new picture' : value}
              style={{ maxWidth: '100%', maxHeight: 240, width: 'auto', alignSelf: 'start', display: 'block' }}
            />
          )}
        </DropZone>
        {file && isCropped && isNewPicture(value) && (
          <CropRange
            onMove={(at) => {
              send(file, at);
            }}
          />
        )}
        <Flex gap="medium" alignItems="end" wrap>
          {isPictureFolder(folder) && <PictureButton isBusy={isBusy} label="Choose a picture" send={choose} />}
          <Picker
            aria-label={`${field.label}: an existing one`}
            placeholder="Or take an existing one"
            items={existing}
            value={existing.some(({ place }) => place === value) ? value : null}
            onChange={(key) => {
              onChange(String(key));
            }}
          >
            {({ place }) => <Item key={place}>{place.replace(/^.*\//, '')}</Item>}
          </Picker>
        </Flex>
        {isNewPicture(value) && <Text color="neutralSecondary">It is kept when you save.</Text>}
        {trouble !== undefined && <FieldMessage>{trouble}</FieldMessage>}
      </VStack>
    );
  };
}
