import { expect, it } from 'vitest';
import { lateScripts } from './late-scripts.ts';

it('names files of script at the root, in their order, and leaves what stands in the page alone', () => {
  const page = `<html lang="en"><script async src="/uploads/a.js"></script><script type="module">run()</script>
<script type="module" src="/uploads/b.js"></script></html>`;
  expect(lateScripts(page)).toBe(
    '<html data-scripts="/uploads/a.js /uploads/b.js" lang="en"><script type="module">run()</script>\n</html>',
  );
});

it('leaves a page without files of script as it is', () => {
  expect(lateScripts('<html lang="en"><script>run()</script></html>')).toBe(
    '<html lang="en"><script>run()</script></html>',
  );
});
