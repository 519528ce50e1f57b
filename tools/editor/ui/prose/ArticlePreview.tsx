import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useDeferredValue, useMemo } from 'react';
import { cleanPostHtml } from '../../../../src/domain/blog/cleaning/clean-post.ts';
import { levelHeadings } from '../../../../src/domain/blog/level-headings.ts';
import { blogPictureFolder } from '../../../../src/domain/blog/picture-folder.ts';
import type { ArticleRules } from '../../content/read-outline.ts';
import { isNewPicture, pictureAddress } from '../pictures.ts';

/** Where a picture stands that waits for its article to be saved. */
const waiting = /(?<=src=")new:/g;

/** Not the site's own look, which its page has: what the site makes of the words. */
const look = `
  body { margin: 0; padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  body > * { max-width: 40rem; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; }
  :is(th, td) { padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; }
  blockquote { margin-inline: 0; padding-left: 1rem; border-left: 3px solid #999; }
`;

/** The address at which the editor shows a picture of an article. */
function showFrom(address: string): string {
  const name = address.replace(blogPictureFolder, '');
  return pictureAddress(isNewPicture(name) ? name : `../media/blog/${name}`);
}

/** An article as the site shows it: cleaned, with the pictures that wait. */
export function readAsVisitor(html: string, rules: ArticleRules): string {
  const cleaned = cleanPostHtml(html.replace(waiting, `${blogPictureFolder}new:`), { ...rules, title: '' });
  return levelHeadings(cleaned, 2).replace(/(?<=<img[^>]* src=")[^"]+/g, (address) =>
    address.startsWith(blogPictureFolder) ? showFrom(address) : address,
  );
}

/** The page to show; what is typed may be cut anywhere, and what cannot be cleaned yet is told instead. */
function writePage(html: string, rules: ArticleRules): string {
  try {
    return `<style>${look}</style>${readAsVisitor(html, rules)}`;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll('<', '&lt;') : '';
  }
}

const title = 'As visitors read it';

interface Props {
  readonly html: string;
  readonly rules: ArticleRules;
}

/** What visitors will read, while it is being written. */
export function ArticlePreview({ html, rules }: Props) {
  const late = useDeferredValue(html);
  const page = useMemo(() => writePage(late, rules), [late, rules]);
  // No script runs in it: the address is the editor's own for its pictures alone.
  return (
    <VStack gap="small">
      <Text aria-hidden color="neutralSecondary">
        {title}
      </Text>
      <iframe
        sandbox="allow-same-origin"
        srcDoc={page}
        style={{ width: '100%', height: '28rem', border: '1px solid #8888', background: '#fff', colorScheme: 'light' }}
        title={title}
      />
    </VStack>
  );
}
