import { Checkbox } from '@keystar/ui/checkbox';
import { VStack } from '@keystar/ui/layout';
import { TextLink } from '@keystar/ui/link';
import { Text } from '@keystar/ui/typography';
import type { EntryChange, FieldChange } from '../publication.ts';

/** The editor's type, for lists and summaries, whose marks a `Text` would push onto a line of their own. */
export const plainText = {
  color: 'var(--kui-color-foreground-neutral)',
  font: '14px/1.5 var(--kui-typography-font-family-base)',
} as const;

export const listStyle = { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '1.25rem' } as const;
const fieldsStyle = { ...plainText, margin: 0, paddingInlineStart: '1.1rem', listStyle: 'disc' } as const;
const pictureStyle = { height: 72, maxWidth: 128, objectFit: 'cover', borderRadius: 4, display: 'block' } as const;

/** More entries, or fields of one, than this are counted. */
const most = 100;

function Field({ label, before, after, picture }: FieldChange) {
  return (
    <li>
      {label}
      {(before !== '' || after !== '') && ': '}
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && ' → '}
      {after !== '' && <ins style={{ textDecoration: 'none' }}>{after}</ins>}
      {picture !== undefined && (
        <img
          alt={`Now: ${label}`}
          loading="lazy"
          src={`/api/editor/pictures?place=${encodeURIComponent(picture)}`}
          style={pictureStyle}
        />
      )}
    </li>
  );
}

function More({ of }: { readonly of: readonly unknown[] }) {
  return of.length > most && <li>and {of.length - most} more</li>;
}

interface Props {
  readonly changes: readonly EntryChange[];
  /** The entries that were left out, where that can be chosen. */
  readonly left?: ReadonlySet<string>;
  readonly onLeave?: (left: ReadonlySet<string>) => void;
}

/** Pictures go with the entries that show them. */
const isChosenAlone = (file: string) => file !== 'content/media';

/** What changed, by entry and field. */
export function ChangeList({ changes, left, onLeave }: Props) {
  return (
    <ul style={{ ...listStyle, ...plainText }}>
      {changes.slice(0, most).map(({ file, title, fields, href }) => (
        <li key={file}>
          <VStack gap="regular">
            {left && onLeave && isChosenAlone(file) ? (
              <Checkbox
                isSelected={!left.has(file)}
                onChange={(isChosen) =>
                  onLeave(isChosen ? left.difference(new Set([file])) : left.union(new Set([file])))
                }
              >
                {title}
              </Checkbox>
            ) : href === undefined ? (
              <Text weight="semibold">{title}</Text>
            ) : (
              <TextLink href={href}>{title}</TextLink>
            )}
            {fields.length > 0 && (
              <ul style={fieldsStyle}>
                {fields.slice(0, most).map((field, index) => (
                  <Field key={index} {...field} />
                ))}
                <More of={fields} />
              </ul>
            )}
          </VStack>
        </li>
      ))}
      <More of={changes} />
    </ul>
  );
}
