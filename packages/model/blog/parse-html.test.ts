import type { Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';

/** How deep the elements are nested. */
function depthOf(node: Nodes): number {
  const inside = 'children' in node ? Math.max(0, ...node.children.map(depthOf)) : 0;
  return inside + (node.type === 'element' ? 1 : 0);
}

test('elements are nested as they are written', () => {
  expect(parseHtml('<p>A <em>b</em></p>')).toMatchObject({
    children: [{ tagName: 'p', children: [{ value: 'A ' }, { tagName: 'em', children: [{ value: 'b' }] }] }],
  });
  expect(depthOf(parseHtml('<div>'.repeat(200)))).toBe(200);
});

test.each(['<ul>', '<ul><li>', '<div>', '<b class="x">', '<table><tr><td>', '<svg>', '<template>'])(
  '%s repeated 3,000 times is cut to a safe depth, and its text stays',
  (open) => {
    const html = `<p>before</p>${open.repeat(3_000)}in<i>side</i><br>at the end`;
    const tree = parseHtml(html);
    expect(depthOf(tree)).toBeLessThanOrEqual(201);
    // What is inside a template is not shown on a page.
    if (open !== '<template>') expect(toString(tree)).toBe('beforeinsideat the end');
  },
);
