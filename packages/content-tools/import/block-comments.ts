import { z } from 'zod';
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

function readSettings(settings = ''): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(settings)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** What a generated block says: its name, and the words and addresses of its settings. */
function describe(name: string, settings: string | undefined): string {
  const says = Object.entries(readSettings(settings)).flatMap(([key, value]) =>
    /^(?:url|href|label|text|title|content|caption|alt|description|placeholder|buttonText)$/.test(key) &&
    typeof value === 'string' &&
    value !== ''
      ? value
      : [],
  );
  return [name, ...says].join(' ');
}

export interface BlockContext {
  /** The HTML of reusable blocks, by their ids. */
  readonly blocks: ReadonlyMap<number, string>;
  /** The post's footnotes, as JSON. */
  readonly footnotes: string;
  readonly notes: Note[];
}

const footnotesSchema = z.array(z.object({ id: z.string(), content: z.string() })).catch([]);

/** The footnotes as a list, from which links lead back. */
function writeFootnotes(json: string): string {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return '';
  }
  const items = footnotesSchema.parse(data).map(({ id, content }) => {
    const name = id.replace(/["<>&\s]/g, '');
    return `<li id="${name}">${content} <a href="#${name}-link">↩︎</a></li>`;
  });
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

/** The ids of the reusable blocks around a block: none shows itself. */
type Around = readonly number[];

/**
 * Removes the block editor's comments. WordPress generates the content of a self-closing block on each request, so it
 * is lost, except reusable blocks and footnotes, which the export has; of a plugin's or theme's block, the saved HTML is
 * kept.
 */
export function removeBlockComments(source: string, context: BlockContext, around: Around = []): string {
  const { notes, blocks, footnotes } = context;
  const seen = new Set<string>();
  return source.replace(new RegExp(blockComment, 'g'), (comment) => {
    const [, closing, full = '', settings, self] = blockComment.exec(comment) ?? [];
    const name = full.replace(/^core\//, '');
    if (self !== undefined) {
      const { url, ref } = readSettings(settings);
      if (isEmbed(name) && typeof url === 'string') return `\n\n<p>${url.replace(/[<>"\s]/g, '')}</p>\n\n`;
      const reused = name === 'block' && typeof ref === 'number' && !around.includes(ref) ? blocks.get(ref) : undefined;
      if (reused !== undefined) return `\n\n${removeBlockComments(reused, context, [...around, Number(ref)])}\n\n`;
      const list = name === 'footnotes' ? writeFootnotes(footnotes) : '';
      if (list !== '') return `\n\n${list}\n\n`;
      if (name !== 'separator' && name !== 'spacer') notes.push(['block', describe(full, settings)]);
    } else if (closing === undefined && !plainBlocks.has(name) && !isEmbed(name) && !seen.has(name)) {
      notes.push(['foreign', full]);
      seen.add(name);
    }
    return '';
  });
}
