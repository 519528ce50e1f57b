import { toString } from 'hast-util-to-string';
import type { Parents, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { createElement, getElementName, isBlankText, isBlock, isUnwrappedBlock } from './post-elements.ts';
import { getLineKind } from './remove-meta-lines.ts';

/** Nodes between two source line breaks. */
type SourceLine = RootContent[];

const sentenceEnd = /[.!?…:"”’)\]]\s*$/u;
const sentenceStart = /^\s*["“‘'([]?[\p{Lu}\p{N}]/u;

function isBreak(node: RootContent | undefined): boolean {
  return node?.type === 'element' && (getElementName(node) === 'br' || isBlock(getElementName(node)));
}

function readText(line: SourceLine | undefined): string {
  return (line ?? []).map((node) => ('children' in node || node.type === 'text' ? toString(node) : '')).join('');
}

function splitSourceLines(nodes: readonly RootContent[]): SourceLine[] {
  const lines: SourceLine[] = [[]];
  for (const node of nodes) {
    if (node.type === 'text') {
      const [first = '', ...others] = node.value.split('\n');
      lines.at(-1)?.push({ type: 'text', value: first });
      for (const value of others) lines.push([{ type: 'text', value: `\n${value}` }]);
    } else if (isBreak(node)) lines.push([node], []);
    else lines.at(-1)?.push(node);
  }
  return lines.filter(
    (line) => line.some(isBreak) || !isBlankText(readText(line)) || line.some((node) => node.type === 'element'),
  );
}

function separate(parent: Parents, title: string): void {
  const lines = splitSourceLines(parent.children as RootContent[]);
  const texts = lines.map(readText);
  const isMeta = lines.map(
    (line, index) =>
      !line.some(isBreak) && getLineKind(texts[index] ?? '', texts[index] ?? '', false, title) !== 'prose',
  );
  const isEdge = (index: number) => lines[index] === undefined || lines[index].some(isBreak) || isMeta[index] === true;
  const standsAlone = (index: number) =>
    isMeta[index] === true &&
    (isEdge(index - 1) || sentenceEnd.test(texts[index - 1] ?? '')) &&
    (isEdge(index + 1) || sentenceStart.test(texts[index + 1] ?? ''));
  const nodes = lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    const isFirst = previous === undefined || previous.some(isBreak) || line.some(isBreak);
    return !isFirst && (standsAlone(index - 1) || standsAlone(index)) ? [createElement('br', []), ...line] : line;
  });
  parent.children.splice(0, parent.children.length, ...(nodes as typeof parent.children));
}

/**
 * Old engines took a line of source for a line of text where no paragraph was marked. Sets line breaks
 * around such lines outside paragraphs when they are machine-written and interrupt no sentence.
 */
export function separateLooseLines(tree: Root, title: string): void {
  visit(tree, (node) => {
    if (node.type === 'root') separate(node, title);
    if (node.type !== 'element') return undefined;
    if (!isUnwrappedBlock(node.tagName)) return node.tagName === 'p' || node.tagName === 'pre' ? SKIP : undefined;
    if (['tr', 'tbody', 'thead', 'tfoot'].includes(node.tagName)) return undefined;
    separate(node, title);
    return undefined;
  });
}
