import { ActionButton } from '@keystar/ui/button';
import { Icon } from '@keystar/ui/icon';
import { chevronDownIcon } from '@keystar/ui/icon/icons/chevronDownIcon';
import { chevronRightIcon } from '@keystar/ui/icon/icons/chevronRightIcon';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField, ComponentSchema } from '@keystatic/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockField } from '@site/content-tools/entries/describe-fields.ts';
import { cutText } from '@site/model/text/cut-text.ts';

/** Fields of a form that are folded together. */
interface Fold {
  readonly label: string;
  readonly names: readonly string[];
}

/** The first part of a page, which stands where its form has it. */
const start: Fold = { label: 'First screen', names: ['label', 'lead', 'still', 'stillAlt', 'opening'] };

/** What a page says elsewhere, or at its end, in the order of its form. */
const rest: readonly Fold[] = [
  { label: 'End of the page', names: ['camera', 'film', 'related', 'band'] },
  { label: 'Menu, footer and site map', names: ['menu', 'footer', 'siteMapLabel', 'group', 'order', 'alias'] },
  {
    label: 'Search engines and shared links',
    names: ['query', 'title', 'description', 'share', 'service', 'unlisted'],
  },
];

/** Keystatic puts each field into a cell of a grid: those after the head of a fold. */
function cellsAfter(head: HTMLElement | null, count: number): HTMLElement[] {
  const cells: HTMLElement[] = [];
  let cell = head?.parentElement?.nextElementSibling;
  while (cells.length < count && cell instanceof HTMLElement) {
    cells.push(cell);
    cell = cell.nextElementSibling;
  }
  return cells;
}

/** Whether anything is written, chosen or listed in a cell. */
function isFilled(cell: HTMLElement): boolean {
  const inputs = [
    ...cell.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ];
  const isSet = inputs.some((input) =>
    input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value !== '',
  );
  return isSet || cell.querySelector('img, [role="row"]') !== null;
}

/** What a closed fold says of its cells: the first words of a single one, or the names of those with something in them. */
function describeCells(cells: readonly HTMLElement[], labels: readonly string[]): string {
  const filled = cells.filter(isFilled);
  const [only] = filled;
  if (!only) return 'Nothing is set.';
  if (labels.length > 1)
    return `Set: ${labels.filter((_, index) => cells[index] && filled.includes(cells[index])).join(', ')}`;
  const input = [...only.querySelectorAll<HTMLInputElement>('input, textarea')].find(({ value }) => value !== '');
  return cutText(input?.value ?? only.querySelector('[role="row"]')?.textContent ?? '', 60);
}

const unfold = 'unfold';

/** Opens the fold that a part of the form is in. */
export function openFoldOf(part: Element): void {
  part.closest('[hidden]')?.dispatchEvent(new Event(unfold));
}

/** @param labels those of the folded fields, in their order. */
function foldHead(label: string, labels: readonly string[]) {
  return function FoldHead() {
    const head = useRef<HTMLDivElement>(null);
    const [isOpen, setOpen] = useState(false);
    const [line, setLine] = useState('');
    const onUnfold = useEffectEvent(() => {
      flushSync(() => setOpen(true));
    });
    useLayoutEffect(() => {
      const cells = cellsAfter(head.current, labels.length);
      for (const cell of cells) cell.hidden = !isOpen;
      setLine(describeCells(cells, labels));
    }, [isOpen]);
    useEffect(() => {
      const listen = () => onUnfold();
      const cells = cellsAfter(head.current, labels.length);
      for (const cell of cells) cell.addEventListener(unfold, listen);
      return () => {
        for (const cell of cells) cell.removeEventListener(unfold, listen);
      };
    }, []);
    return (
      <div ref={head} style={{ borderTop: '1px solid var(--kui-color-border-muted)', paddingTop: 8 }}>
        <ActionButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} prominence="low">
          <Icon src={isOpen ? chevronDownIcon : chevronRightIcon} />
          <Text weight="semibold">{label}</Text>
        </ActionButton>
        {!isOpen && (
          <Text color="neutralSecondary" size="small">
            {line}
          </Text>
        )}
      </div>
    );
  };
}

/** The head of a fold as Keystatic takes it: a field that holds nothing. */
function headField(label: string, labels: readonly string[]): BasicFormField<null> {
  return {
    kind: 'form',
    Input: foldHead(label, labels),
    defaultValue: () => null,
    parse: () => null,
    serialize: () => ({ value: undefined }),
    validate: (value) => value,
    reader: { parse: () => null },
  };
}

/**
 * A form with heads before the fields that are folded: each block, and on a page what it can do without.
 * @param form its fields, in their order.
 * @param block what the fields are.
 */
export function foldForm(
  form: Readonly<Record<string, ComponentSchema>>,
  block: BlockField,
  isPage: boolean,
): Record<string, ComponentSchema> {
  const subjects = isPage ? [start, ...rest] : [];
  const inSubject = new Set(subjects.flatMap(({ names }) => names));
  const entriesOf = (names: readonly string[]) =>
    names.flatMap((name) => (form[name] ? [[name, form[name]] as const] : []));
  const fold = ({ label, names }: Fold) => {
    const fields = entriesOf(names);
    if (fields.length === 0) return [];
    const labels = fields.map(([name]) => block.fields[name]?.label ?? name);
    return [[`fold ${label}`, headField(label, labels)] as const, ...fields];
  };
  const [first] = Object.keys(form).filter((name) => isPage && start.names.includes(name));
  const inSight = Object.entries(form).flatMap(([name, schema]) => {
    if (name === first) return fold(start);
    if (inSubject.has(name) || name === 'draft') return [];
    const field = block.fields[name];
    return field?.kind === 'block' ? fold({ label: field.label, names: [name] }) : [[name, schema] as const];
  });
  return Object.fromEntries([...inSight, ...(isPage ? rest : []).flatMap(fold), ...entriesOf(['draft'])]);
}
