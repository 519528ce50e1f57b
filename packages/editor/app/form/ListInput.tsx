import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState, type ReactNode } from 'react';
import type { Field, ListField } from '@site/content-tools/entries/describe-fields.ts';
import { useFormTools, fieldId, type InputProps } from './form-context.ts';
import { OneLineInput, isHours } from './OneLineInputs.tsx';
import { pictureAddress } from './local-pictures.ts';

/** Stable React keys for items without ids. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  if (keys.length === length) return { keys, setKeys };
  const all = Array.from({ length }, (_, index) => keys[index] ?? crypto.randomUUID());
  setKeys(all);
  return { keys: all, setKeys };
}

export function SortableRow({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      className={isDragging ? 'row box floating' : 'row box'}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        className="handle quiet"
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${label}`}
        title="Move: drag, or press space and the arrows"
      >
        <span aria-hidden="true">⠿</span>
      </button>
      {children}
    </li>
  );
}

interface SortableListProps {
  readonly keys: readonly string[];
  /** For screen readers. */
  readonly labels: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

export function SortableList({ keys, labels, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = ({ id }: { readonly id: UniqueIdentifier }) => keys.indexOf(String(id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(indexOf(active), indexOf(over));
  };
  const say = (active: Active, what: string, over: Over | null = null) =>
    `${labels[indexOf(active)] ?? ''} ${what}${over ? ` ${indexOf(over) + 1} of ${keys.length}` : ''}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(active, 'picked up: use the arrow keys to move it, and space to drop it'),
    onDragOver: ({ active, over }) => say(active, 'moved to position', over),
    onDragEnd: ({ active, over }) => say(active, 'dropped at position', over),
    onDragCancel: ({ active }) => say(active, 'returned to its position'),
  };
  return (
    <DndContext
      accessibility={{ announcements }}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      sensors={sensors}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ul className="stack">{children}</ul>
      </SortableContext>
    </DndContext>
  );
}

function describeItem(item: unknown, field: Field, words: (field: Field, value: unknown) => string) {
  if (field.kind !== 'block') return { text: words(field, item), picture: undefined };
  const values = Object(item) as Readonly<Record<string, unknown>>;
  const texts = Object.entries(field.fields).map(([name, inner]) => words(inner, values[name]));
  const pictures = Object.entries(field.fields).flatMap(([name, { kind }]) =>
    kind === 'picture' ? [values[name]] : [],
  );
  return {
    text: texts.filter(Boolean).slice(0, 2).join(' · '),
    picture: pictures.find((one) => typeof one === 'string'),
  };
}

function emptyValue(field: Field): unknown {
  if (field.kind === 'block') return {};
  return field.kind === 'list' ? [] : field.kind === 'switch' ? true : '';
}

export function ListInput({ field, value, onChange, place }: InputProps<ListField>) {
  const { state, problems, Input } = useFormTools();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, setKeys } = useKeys(items.length);
  const words = (inner: Field, one: unknown) => {
    const chosen = state.choices[inner.kind]?.find((choice) => choice.value === one)?.label;
    return (
      chosen ?? (inner.kind !== 'picture' && (typeof one === 'string' || typeof one === 'number') ? String(one) : '')
    );
  };
  const setItem = (index: number, item: unknown) => onChange(items.map((old, at) => (at === index ? item : old)));
  const message = problems.get(place);
  const { item } = field;
  const rows = items.map((one, index) => {
    const described = describeItem(one, item, words);
    return { one, ...described, name: described.text || `${field.label} ${index + 1}` };
  });
  const what = field.item.label === field.label ? 'one' : field.item.label.toLowerCase();
  return (
    <fieldset
      className="box stack"
      data-wrong={message === undefined ? undefined : ''}
      id={fieldId(place)}
      tabIndex={-1}
    >
      <legend>
        {field.label} <small>{items.length}</small>
      </legend>
      {message !== undefined && <p className="message" role="alert">{`${field.label} ${message}.`}</p>}
      {isHours(field) && <OneLineInput kind="hours" onChange={onChange} place={place} value={value} />}
      <SortableList
        keys={keys}
        labels={rows.map(({ name }) => name)}
        onMove={(from, to) => {
          setKeys(arrayMove([...keys], from, to));
          onChange(arrayMove([...items], from, to));
        }}
      >
        {rows.map(({ one, text, picture, name }, index) => {
          const inner = (
            <Input field={item} onChange={(next) => setItem(index, next)} place={`${place}[${index}]`} value={one} />
          );
          return (
            <SortableRow id={keys[index] ?? ''} key={keys[index]} label={name}>
              {item.kind === 'block' ? (
                <details open={text === ''}>
                  <summary>
                    {typeof picture === 'string' && (
                      <img alt="" className="thumbnail" loading="lazy" src={pictureAddress(picture)} />
                    )}
                    <span className="one-line grow">{text || `New ${what}`}</span>
                  </summary>
                  {inner}
                </details>
              ) : (
                inner
              )}
              <button
                aria-label={`Remove ${name}`}
                className="quiet"
                onClick={() => {
                  setKeys(keys.toSpliced(index, 1));
                  onChange(items.toSpliced(index, 1));
                }}
                title="Remove"
                type="button"
              >
                ✕
              </button>
            </SortableRow>
          );
        })}
      </SortableList>
      <button onClick={() => onChange([...items, emptyValue(item)])} type="button">
        Add {what}
      </button>
      {field.hint !== undefined && <p className="hint">{field.hint}</p>}
    </fieldset>
  );
}
