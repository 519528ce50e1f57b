import { DropZone } from '@keystar/ui/drag-and-drop';
import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { Item, Picker } from '@keystar/ui/picker';
import { Text } from '@keystar/ui/typography';
import { isPictureFolder } from '@site/model/media/picture-kinds.ts';
import { fieldWords, type InputProps } from './form-field.ts';
import { PictureButton } from './PictureButton.tsx';
import { isNewPicture, pictureAddress, useSending } from './pictures.ts';

/**
 * @param pictures those that are there, by their folders.
 * @returns an input that shows the present picture and takes another: from this computer, or one that is there.
 */
export function pictureInput(pictures: Readonly<Record<string, readonly string[]>>) {
  return function PictureInput(props: InputProps<string>) {
    const { field, value, onChange, fault } = props;
    const folder = field.kind === 'picture' ? field.folder : '';
    const { isBusy, trouble, send } = useSending(folder, field.label, onChange);
    const { description } = fieldWords(props);
    const there = (pictures[folder] ?? []).map((place) => ({ place }));
    const message = trouble ?? fault;
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
            const [file] = items.filter((item) => item.kind === 'file');
            void file?.getFile().then(send);
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
        <Flex gap="medium" alignItems="end" wrap>
          {isPictureFolder(folder) && <PictureButton isBusy={isBusy} label="Choose a picture" send={send} />}
          <Picker
            aria-label={`${field.label}: one that is there`}
            placeholder="Or take one that is there"
            items={there}
            value={there.some(({ place }) => place === value) ? value : null}
            onChange={(key) => {
              onChange(String(key));
            }}
          >
            {({ place }) => <Item key={place}>{place.replace(/^.*\//, '')}</Item>}
          </Picker>
        </Flex>
        {isNewPicture(value) && <Text color="neutralSecondary">It is kept when you save.</Text>}
        {message !== undefined && <FieldMessage>{message}</FieldMessage>}
      </VStack>
    );
  };
}
