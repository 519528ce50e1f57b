import { expect, it } from 'vitest';
import { listInlineScripts } from './inline-scripts.ts';

it('finds what runs, and neither files nor data', () => {
  const html = `<script>one()</script><script type="module">two()</script>
    <script type="module" src="/uploads/three.js"></script>
    <script type="application/ld+json">{"four":4}</script>`;
  expect(listInlineScripts(html)).toEqual(['one()', 'two()']);
});
