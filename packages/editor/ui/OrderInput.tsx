import { move, useDragAndDrop } from '@keystar/ui/drag-and-drop';
import { Icon } from '@keystar/ui/icon';
import { arrowDownIcon } from '@keystar/ui/icon/icons/arrowDownIcon';
import { arrowUpIcon } from '@keystar/ui/icon/icons/arrowUpIcon';
import { ActionGroup, Item as Action } from '@keystar/ui/action-group';
import { VStack } from '@keystar/ui/layout';
import { Item, ListView } from '@keystar/ui/list-view';
import { Text } from '@keystar/ui/typography';
import type { PlainInputProps } from './form-field.ts';

/** An entry of a list that has an order. */
export interface OrderItem {
  readonly slug: string;
  readonly label: string;
}

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
  const step = (place: number, by: 1 | -1) => {
    onChange(move(value, [place], by === 1 ? place + 2 : place - 1));
  };
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
            <Text>{`${String(placeOf(item.slug) + 1)}. ${item.label}`}</Text>
            <ActionGroup
              buttonLabelBehavior="hide"
              onAction={(key) => {
                step(placeOf(item.slug), key === 'up' ? -1 : 1);
              }}
              disabledKeys={[
                ...(placeOf(item.slug) === 0 ? ['up'] : []),
                ...(placeOf(item.slug) === value.length - 1 ? ['down'] : []),
              ]}
            >
              <Action key="up" textValue={`Move ${item.label} up`}>
                <Icon src={arrowUpIcon} />
                <Text>{`Move ${item.label} up`}</Text>
              </Action>
              <Action key="down" textValue={`Move ${item.label} down`}>
                <Icon src={arrowDownIcon} />
                <Text>{`Move ${item.label} down`}</Text>
              </Action>
            </ActionGroup>
          </Item>
        )}
      </ListView>
    </VStack>
  );
}
