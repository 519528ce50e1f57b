import { defaultTreeAdapter, html as syntax, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { isBlock } from '@site/model/blog/cleaning/tidy-blocks.ts';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** Where a block of an article is in its HTML. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const context = defaultTreeAdapter.createElement('div', syntax.NS.HTML, []);
const kept: ReadonlySet<string> = new Set(postSchema.tagNames);

function holdsBlock(node: Child): boolean {
  return 'tagName' in node && (isBlock(node) || node.childNodes.some(holdsBlock));
}

/** What visitors can see: neither a comment nor the white space between blocks. */
function isVisible(node: Child): boolean {
  if ('tagName' in node) return true;
  return node.nodeName === '#text' && 'value' in node && node.value.trim() !== '';
}

/**
 * Finds the blocks of an article in its HTML. Loose text is a block of its own; divisions are looked into, since articles
 * lose them.
 * @returns the ranges in their order; what lies between them is no text of the article.
 */
export function cutArticle(html: string): Range[] {
  const ranges: Range[] = [];
  let run: Child[] = [];
  const endRun = () => {
    const visible = run.filter(isVisible);
    const start = visible.at(0)?.sourceCodeLocation?.startOffset;
    const end = visible.at(-1)?.sourceCodeLocation?.endOffset;
    if (start !== undefined && end !== undefined) ranges.push({ start, end });
    run = [];
  };
  const read = (nodes: readonly Child[]) => {
    for (const node of nodes) {
      if (!('tagName' in node) || !holdsBlock(node)) {
        run.push(node);
        continue;
      }
      endRun();
      if (isBlock(node) && !kept.has(node.tagName)) {
        read(node.childNodes);
        endRun();
      } else if (node.sourceCodeLocation) {
        ranges.push({ start: node.sourceCodeLocation.startOffset, end: node.sourceCodeLocation.endOffset });
      }
    }
  };
  read(parseFragment(context, html, { sourceCodeLocationInfo: true }).childNodes);
  endRun();
  return ranges;
}
