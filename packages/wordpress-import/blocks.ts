import { z } from 'zod';
import type { Note } from './note.ts';

const blockComment = /<!--\s*(\/)?wp:([a-z][\w/-]*)\s*(\{[\s\S]*?\})?\s*(\/)?-->/g;

/** Blocks that show nothing, or only space. */
const emptyBlocks = new Set(['more', 'nextpage', 'separator', 'spacer']);

const settingsSchema = z.object({ url: z.string().catch(''), ref: z.number().catch(0) }).catch({ url: '', ref: 0 });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface BlockContext {
  /** The HTML of a reusable block, by its id. */
  readonly reusable: (id: number) => string | undefined;
  readonly notes: Note[];
}

/**
 * Removes the block editor's comments. WordPress makes the content of a self-closing block on each request, so it is
 * lost, but for embeds and reusable blocks, which the export has; of others the saved HTML is kept.
 * @param around the ids of the reusable blocks around the source: none shows itself.
 */
export function removeBlockComments(source: string, context: BlockContext, around: readonly number[] = []): string {
  return source.replace(blockComment, (comment: string, ...parts: (string | undefined)[]) => {
    const [closing, full = '', json = '', self] = parts;
    const name = full.replace(/^core\//, '');
    if (closing !== undefined || emptyBlocks.has(name)) return '';
    if (self === undefined) {
      // Of a plugin's or theme's block, the text is kept, and what else it does is lost.
      if (name.includes('/') && !name.startsWith('core-embed/')) context.notes.push(['left', comment]);
      return '';
    }
    const { url, ref } = settingsSchema.parse(parseJson(json));
    const reused = name === 'block' && !around.includes(ref) ? context.reusable(ref) : undefined;
    if (reused !== undefined) return `\n\n${removeBlockComments(reused, context, [...around, ref])}\n\n`;
    const isEmbed = name === 'embed' || name.startsWith('core-embed/');
    const written = isEmbed && url ? `<p>${url.replace(/[<>"\s]/g, '')}</p>` : '';
    if (written === '') context.notes.push(['left', comment]);
    return `\n\n${written}\n\n`;
  });
}
