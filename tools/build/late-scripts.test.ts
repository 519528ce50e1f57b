import { expect, it } from 'vitest';
import { lowerScripts } from './late-scripts.ts';

it('lets files of script wait, and leaves what stands in the page alone', () => {
  expect(lowerScripts('<script type="module" src="/uploads/a.js"></script><script type="module">run()</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/uploads/a.js"></script><script type="module">run()</script>',
  );
});
