import { move, useDragAndDrop } from '@keystar/ui/drag-and-drop';
import { Icon } from '@keystar/ui/icon';
import { arrowDownIcon } from '@keystar/ui/icon/icons/arrowDownIcon';
import { arrowUpIcon } from '@keystar/ui/icon/icons/arrowUpIcon';
import { ActionGroup, Item as Action } from '@keystar/ui/action-group';
import { VStack } from '@keystar/ui/layout';
import { Item, ListView } from '@keystar/ui/list-view';
import { Text } from '@keystar/ui/typography';
import type { PlainInputProps } from './form-field.tsx';

/** An entry of a list that has an order. */
export interface OrderItem {
  readonly slug: string;
  readonly label: string;
}

const directions = [
  { key: 'up', icon: arrowUpIcon },
  { key: 'down', icon: arrowDownIcon },
];

const dragType = 'application/x-entry';

/** A list whose entries are dragged, or moved with two buttons. */
export function OrderInput({ value, onChange }: PlainInputProps<readonly OrderItem[]>) {
  const placeOf = (slug: unknown) => value.findIndex((item) => item.slug === slug);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (target.type === 'item' && target.dropPosition !== 'on' ? 'move' : 'cancel'),
    onReorder: ({ keys, target }) => {
      const to = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      onChange(move(value, [...keys].map(placeOf), to));
    },
  });
  return (
    <VStack gap="medium">
      <Text color="neutralSecondary">Drag an entry by its handle, or use its arrows. Then save.</Text>
      <ListView
        aria-label="Order"
        items={value.map((item) => ({ ...item, id: item.slug }))}
        dragAndDropHooks={dragAndDropHooks}
        selectionMode="none"
      >
        {(item) => (
          <Item key={item.slug} textValue={item.label}>
            <Text>{`${placeOf(item.slug) + 1}. ${item.label}`}</Text>
            <ActionGroup
              buttonLabelBehavior="hide"
              items={directions}
              onAction={(key) => {
                const place = placeOf(item.slug);
                onChange(move(value, [place], key === 'up' ? place - 1 : place + 2));
              }}
              disabledKeys={directions
                .map(({ key }) => key)
                .filter((key) => value.at(key === 'up' ? 0 : -1)?.slug === item.slug)}
            >
              {({ key, icon }) => (
                <Action key={key} textValue={`Move ${item.label} ${key}`}>
                  <Icon src={icon} />
                  <Text>{`Move ${item.label} ${key}`}</Text>
                </Action>
              )}
            </ActionGroup>
          </Item>
        )}
      </ListView>
    </VStack>
  );
}
