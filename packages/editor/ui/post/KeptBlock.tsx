import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { readAsVisitor } from './PostPreview.tsx';
import { parseHtml, type CleaningRules } from './post-text.ts';

/** @returns how the text shows a part that it cannot change as text: as visitors see it, with its HTML for those who know it. */
export function keptBlockView(rules: CleaningRules) {
  return function KeptBlock({ node, updateAttributes }: ReactNodeViewProps) {
    const html = String(node.attrs.html);
    return (
      <NodeViewWrapper className="kept" contentEditable={false} data-drag-handle="">
        {/* Cleaned as on the site. */}
        <div ref={(place) => place?.replaceChildren(...parseHtml(readAsVisitor(html, rules)).childNodes)} />
        <details>
          <summary>This part cannot be changed as text: change its HTML</summary>
          <textarea
            aria-label="HTML of this part"
            onChange={({ currentTarget }) => updateAttributes({ html: currentTarget.value })}
            value={html}
          />
        </details>
      </NodeViewWrapper>
    );
  };
}
