import { Flex, VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { headline, type EntryChange, type PictureChange } from '../publication.ts';

/** The editor's type, for lists and summaries, whose marks a `Text` would push onto a line of their own. */
export const plainText = {
  color: 'var(--kui-color-foreground-neutral)',
  font: '14px/1.5 var(--kui-typography-font-family-base)',
} as const;

const listStyle = { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '1.25rem' } as const;
const sentencesStyle = { ...plainText, margin: 0, paddingInlineStart: '1.1rem', listStyle: 'disc' } as const;
const pictureStyle = { height: 72, maxWidth: 128, objectFit: 'cover', borderRadius: 4, display: 'block' } as const;

/** More pictures of one entry than this are counted. */
const mostPictures = 6;

function Picture({
  object,
  alt,
  isGone,
}: {
  readonly object: string;
  readonly alt: string;
  readonly isGone?: boolean;
}) {
  const style = isGone ? { ...pictureStyle, opacity: 0.5 } : pictureStyle;
  return <img alt={alt} loading="lazy" src={`/api/editor/publish/picture?object=${object}`} style={style} />;
}

/** A picture before and after. */
function PicturePair({ name, before, after }: PictureChange) {
  return (
    <Flex elementType="span" gap="small" alignItems="center">
      {before !== undefined && <Picture alt={`Before: ${name}`} isGone object={before} />}
      {before !== undefined && after !== undefined && <Text aria-hidden>→</Text>}
      {after !== undefined && <Picture alt={before === undefined ? `New: ${name}` : `Now: ${name}`} object={after} />}
    </Flex>
  );
}

function Pictures({ pictures }: { readonly pictures: readonly PictureChange[] }) {
  if (pictures.length === 0) return null;
  const more = pictures.length - mostPictures;
  return (
    <Flex gap="regular" wrap alignItems="center">
      {pictures.slice(0, mostPictures).map((picture) => (
        <PicturePair key={`${picture.name} ${picture.before ?? ''}`} {...picture} />
      ))}
      {more > 0 && <Text color="neutralSecondary">and {more} more</Text>}
    </Flex>
  );
}

/** What changed, by entry, in words and pictures. */
export function ChangeList({ changes }: { readonly changes: readonly EntryChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul style={listStyle}>
      {changes.map((change) => (
        <li key={change.key}>
          <VStack gap="regular">
            <Text>
              <Text weight="semibold">{headline(change)}</Text>
              {change.kind === 'changed' && !change.title.startsWith(change.type) && (
                <Text color="neutralSecondary"> {change.type}</Text>
              )}
            </Text>
            {change.sentences.length > 0 && (
              <ul style={sentencesStyle}>
                {change.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            <Pictures pictures={change.pictures} />
          </VStack>
        </li>
      ))}
    </ul>
  );
}
