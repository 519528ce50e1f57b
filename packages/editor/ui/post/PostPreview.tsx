import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { levelHeadings } from '@site/model/blog/adapt-post.ts';
import { postPictureAddress } from '../PictureInput.tsx';
import { cleanPost, type CleaningRules } from './post-text.ts';

/** Replaces the words of the post; the page stays scrolled where it was. */
function showPost(page: Document | null | undefined, html: string): void {
  const words = page?.querySelector('.prose');
  if (words) words.innerHTML = html;
}

/** A post as the site shows it: cleaned, with its new pictures. */
export function readAsVisitor(html: string, rules: CleaningRules): string {
  return levelHeadings(cleanPost(html, rules), 2).replace(/(?<=<img[^>]* src=")[^"]+/g, postPictureAddress);
}

const title = 'As visitors read it';

interface Props {
  readonly html: string;
  readonly rules: CleaningRules;
}

/** What visitors will read, while it is being written. */
export function PostPreview({ html, rules }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const late = useDeferredValue(html);
  const words = useMemo(() => readAsVisitor(late, rules), [late, rules]);
  useEffect(() => showPost(frame.current?.contentDocument, words), [words]);
  // The frame runs no script; it shares the editor's origin so that its pictures load.
  return (
    <VStack gap="small">
      <Text aria-hidden color="neutralSecondary">
        {title}
      </Text>
      <iframe
        onLoad={({ currentTarget }) => showPost(currentTarget.contentDocument, words)}
        ref={frame}
        sandbox="allow-same-origin"
        src="/app/post/frame.html"
        style={{ width: '100%', height: '28rem', border: '1px solid #8888' }}
        title={title}
      />
    </VStack>
  );
}
