import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { levelHeadings } from '@site/model/blog/adapt-article.ts';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
/* The only files of the site that the editor imports: the preview shows an article in the site's own look, and a copy of its
   sheet and face would go out of date. */
import look from '../../../../src/features/blog/blog.css?inline';
import headings from '../../../../src/styles/fonts/archivo-headings.woff2?url';
import type { ArticleRules } from '../../content/outline.ts';
import { isNewPicture, pictureAddress } from '../PictureInput.tsx';

/** The face of headings, which each page of the site carries, and the space around the article. */
const frame = `
  @font-face { font-family: 'Archivo Display'; src: url(${headings}); font-weight: 800; }
  body { padding: 1.5rem; }
  .prose { margin-inline: auto; }
  .prose > :first-child { margin-top: 0; }
`;

const emptyPage = `<!doctype html><style>${look}${frame}</style><div class="prose max-w-measure"></div>`;

/** Replaces the words of the article; the page stays scrolled where it was. */
function showArticle(page: Document | null | undefined, html: string): void {
  const words = page?.querySelector('.prose');
  if (words) words.innerHTML = html;
}

/** The cleaning only knows pictures of the blog's folder, so new ones are named as if they were there. */
const newPictures = /(?<=src=")new:/g;

/** The address at which the editor shows a picture of an article. */
function showFrom(address: string): string {
  const name = address.replace(blogPictureFolder, '');
  return pictureAddress(isNewPicture(name) ? name : `../media/blog/${name}`);
}

/** An article as the site shows it: cleaned, with its new pictures. */
export function readAsVisitor(html: string, rules: ArticleRules): string {
  const cleaned = cleanPostHtml(html.replace(newPictures, `${blogPictureFolder}new:`), { ...rules, title: '' });
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
        srcDoc={emptyPage}
        style={{ width: '100%', height: '28rem', border: '1px solid #8888' }}
        title={title}
      />
    </VStack>
  );
}
