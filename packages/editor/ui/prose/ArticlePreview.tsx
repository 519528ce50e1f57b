import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { levelHeadings } from '@site/model/blog/level-headings.ts';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import type { ArticleRules } from '../../content/read-outline.ts';
import { isNewPicture, pictureAddress } from '../pictures.ts';
import { articlePage, writeArticle } from './article-page.ts';

/** Where a picture stands that waits for its article to be saved. */
const waiting = /(?<=src=")new:/g;

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

const title = 'As visitors read it';

interface Props {
  readonly html: string;
  readonly rules: ArticleRules;
}

/** What visitors will read, while it is being written. */
export function ArticlePreview({ html, rules }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const late = useDeferredValue(html);
  const words = useMemo(() => readAsVisitor(late, rules), [late, rules]);
  useEffect(() => {
    writeArticle(frame.current?.contentDocument, words);
  }, [words]);
  // No script runs in it: the address is the editor's own for its pictures alone.
  return (
    <VStack gap="small">
      <Text aria-hidden color="neutralSecondary">
        {title}
      </Text>
      <iframe
        onLoad={({ currentTarget }) => {
          writeArticle(currentTarget.contentDocument, words);
        }}
        ref={frame}
        sandbox="allow-same-origin"
        srcDoc={articlePage}
        style={{ width: '100%', height: '28rem', border: '1px solid #8888' }}
        title={title}
      />
    </VStack>
  );
}
