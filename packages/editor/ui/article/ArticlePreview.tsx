import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { levelHeadings } from '@site/model/blog/adapt-article.ts';
import { articlePictureAddress } from '../PictureInput.tsx';
import { cleanArticle, type CleaningRules } from './article-text.ts';

/** Replaces the words of the article; the page stays scrolled where it was. */
function showArticle(page: Document | null | undefined, html: string): void {
  const words = page?.querySelector('.prose');
  if (words) words.innerHTML = html;
}

/** An article as the site shows it: cleaned, with its new pictures. */
export function readAsVisitor(html: string, rules: CleaningRules): string {
  return levelHeadings(cleanArticle(html, rules), 2).replace(/(?<=<img[^>]* src=")[^"]+/g, articlePictureAddress);
}

const title = 'As visitors read it';

interface Props {
  readonly html: string;
  readonly rules: CleaningRules;
}

/** What visitors will read, while it is being written. */
export function ArticlePreview({ html, rules }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const late = useDeferredValue(html);
  const words = useMemo(() => readAsVisitor(late, rules), [late, rules]);
  useEffect(() => {
    showArticle(frame.current?.contentDocument, words);
  }, [words]);
  // The frame runs no script; it shares the editor's origin so that its pictures load.
  return (
    <VStack gap="small">
      <Text aria-hidden color="neutralSecondary">
        {title}
      </Text>
      <iframe
        onLoad={({ currentTarget }) => {
          showArticle(currentTarget.contentDocument, words);
        }}
        ref={frame}
        sandbox="allow-same-origin"
        src="/app/article/frame.html"
        style={{ width: '100%', height: '28rem', border: '1px solid #8888' }}
        title={title}
      />
    </VStack>
  );
}
