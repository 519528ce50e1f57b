import { ActionButton } from '@keystar/ui/button';
import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { Item, Picker } from '@keystar/ui/picker';
import { Text } from '@keystar/ui/typography';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import { isPictureFolder, logoFolder, pictureKinds } from '@site/model/media/picture-kinds.ts';
import { useState } from 'react';
import type { Outline } from '../content/outline.ts';
import { fieldWords, type InputProps } from './form-field.tsx';
import { PictureButton, PictureDrop, UploadList, useUploads } from './uploads/Uploads.tsx';

/** Whether a value represents a picture that was uploaded and is kept once the entry is saved. */
export function isNewPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('new:');
}

/** Where the editor shows a picture. @param value as a field names it. */
function pictureAddress(value: string): string {
  return `/api/editor/pictures?place=${encodeURIComponent(value)}`;
}

/** The address at which the editor shows a picture of a post. */
export function postPictureAddress(address: string): string {
  const name = address.replace(blogPictureFolder, '');
  if (isNewPicture(name)) return pictureAddress(name);
  return address.startsWith(blogPictureFolder) ? pictureAddress(`../media/blog/${name}`) : address;
}

/** Moves the part that is shown of a new picture, by pointer, touch or keys. @param onMove is given it from 0 to 1. */
function CropRange({ onMove }: { readonly onMove: (at: number) => void }) {
  const [at, setAt] = useState(0.5);
  const move = () => onMove(at);
  return (
    <label>
      <Text>What is shown, from left or top to right or bottom</Text>
      <input
        max={1}
        min={0}
        onChange={({ target }) => setAt(target.valueAsNumber)}
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

/** A logo at the size of pages, on both grounds: which form it is for shows. */
function LogoPreview({ value }: { readonly value: string }) {
  return (
    <Flex gap="regular" wrap>
      {['dark', 'light'].map((ground) => (
        <span
          key={ground}
          style={{ padding: 16, border: '1px solid #8888', background: ground === 'dark' ? '#101418' : '#ffffff' }}
        >
          <img
            alt={`${isNewPicture(value) ? 'The new logo' : value} on a ${ground} ground`}
            src={pictureAddress(value)}
            style={{ display: 'block', width: 224, maxWidth: '100%', height: 40, objectFit: 'contain' }}
          />
        </span>
      ))}
    </Flex>
  );
}

/** Whether a folder takes files of the owner's. */
function isUploadFolder(folder: string): boolean {
  return folder === logoFolder || isPictureFolder(folder);
}

/**
 * @param pictures the existing ones, by their folders.
 * @returns an input that shows the picture and takes another: from this computer, or an existing one.
 */
export function pictureInput(pictures: Outline['pictures']) {
  return function PictureInput(props: InputProps<string>) {
    const { field, value, onChange, fault } = props;
    const folder = field.kind === 'picture' ? field.folder : '';
    const { sent, isBusy, send, sendAgain } = useUploads(folder, field.label, onChange);
    const [file, setFile] = useState<Blob>();
    const choose = ([chosen]: readonly Blob[]) => {
      if (!chosen) return;
      setFile(chosen);
      send([chosen]);
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
        <PictureDrop label={field.label} onChoose={choose}>
          {value === '' ? (
            <Text color="neutralSecondary">Drop a picture here.</Text>
          ) : folder === logoFolder ? (
            <LogoPreview value={value} />
          ) : (
            <img
              src={pictureAddress(value)}
              alt={isNewPicture(value) ? 'The new picture' : value}
              style={{ maxWidth: '100%', maxHeight: 240, width: 'auto', alignSelf: 'start', display: 'block' }}
            />
          )}
        </PictureDrop>
        {file && isCropped && isNewPicture(value) && <CropRange onMove={(at) => send([file], at)} />}
        <Flex gap="medium" alignItems="end" wrap>
          {isUploadFolder(folder) && <PictureButton isBusy={isBusy} label="Choose a picture" onChoose={choose} />}
          <Picker
            aria-label={`${field.label}: an existing one`}
            placeholder="Or take an existing one"
            items={existing}
            value={existing.some(({ place }) => place === value) ? value : null}
            onChange={(key) => onChange(String(key))}
          >
            {({ place }) => <Item key={place}>{place.replace(/^.*\//, '')}</Item>}
          </Picker>
          {field.optional && value !== '' && <ActionButton onPress={() => onChange('')}>Remove</ActionButton>}
        </Flex>
        {isNewPicture(value) && <Text color="neutralSecondary">It is kept when you save.</Text>}
        <UploadList sendAgain={sendAgain} sent={sent} />
        {fault !== undefined && <FieldMessage>{fault}</FieldMessage>}
      </VStack>
    );
  };
}
