import { parseVideoLink } from '@site/model/video/video-link.ts';
import type { Note } from './note.ts';

const blockComment = /<!--\s*(\/)?wp:([a-z][\w/-]*)\s*(\{[\s\S]*?\})?\s*(\/)?-->/;

/** WordPress's own blocks that consist of their HTML alone. */
const plainBlocks = new Set(
  (
    'paragraph heading list list-item quote pullquote image gallery media-text cover table code preformatted verse html ' +
    'classic freeform shortcode columns column group row stack separator spacer buttons button more nextpage embed ' +
    'video audio file details footnotes'
  ).split(' '),
);

const isEmbed = (name: string) => name === 'embed' || name.startsWith('core-embed/');

/** The address in a block's settings, such as `{"url":"https://vimeo.com/76979871"}`. */
function findVideo(settings = ''): string | undefined {
  const [, address = ''] = /"url"\s*:\s*"([^"]+)"/.exec(settings) ?? [];
  return parseVideoLink(address) && address;
}

/**
 * Removes the block editor's comments. WordPress generates the content of a self-closing block on each request, so it
 * is lost; of a plugin's or theme's block, the saved HTML is kept.
 */
export function removeBlockComments(source: string, notes: Note[]): string {
  const seen = new Set<string>();
  return source.replace(new RegExp(blockComment, 'g'), (comment) => {
    const [, closing, full = '', settings, self] = blockComment.exec(comment) ?? [];
    const name = full.replace(/^core\//, '');
    if (self !== undefined) {
      const video = isEmbed(name) ? findVideo(settings) : undefined;
      if (video !== undefined) return `\n\n<p>${video}</p>\n\n`;
      if (name !== 'separator' && name !== 'spacer') notes.push(['block', full]);
    } else if (closing === undefined && !plainBlocks.has(name) && !isEmbed(name) && !seen.has(name)) {
      notes.push(['foreign', full]);
      seen.add(name);
    }
    return '';
  });
}
