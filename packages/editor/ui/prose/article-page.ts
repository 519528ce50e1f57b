import display from '../../../../src/styles/fonts/archivo-display.woff2?url';
import text from '../../../../src/styles/fonts/archivo-text.woff2?url';
import look from '../../../../src/features/blog/blog.css?inline';

/** The site's fonts, by the names that its sheet gives them; its pages get them from Astro. */
const fonts = `
  @font-face { font-family: 'Archivo Display'; src: url(${display}); font-weight: 800; }
  @font-face { font-family: Archivo; src: url(${text}); font-weight: 400 700; }
  :root { --font-archivo-display: 'Archivo Display'; --font-archivo-text: Archivo; }
  body { padding: 1.5rem; }
  .prose { margin-inline: auto; }
  .prose > :first-child { margin-top: 0; }
`;

/** An empty article in the site's own look. */
export const articlePage = `<!doctype html><style>${look}${fonts}</style><div class="prose max-w-measure"></div>`;

/** Puts words into an article's page, which stays where it was scrolled to. */
export function writeArticle(page: Document | null | undefined, html: string): void {
  const words = page?.querySelector('.prose');
  if (words) words.innerHTML = html;
}
