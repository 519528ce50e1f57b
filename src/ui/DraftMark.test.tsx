import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftMark } from './DraftMark.tsx';

// Tests run as `npm run dev` does; tests/content/builds.test.ts looks at a build.
it('says "Draft" of a draft, and nothing of what is published', () => {
  expect(renderToStaticMarkup(<DraftMark of={{ state: 'draft' }} />)).toMatch(/>Draft<\/span>$/);
  expect(renderToStaticMarkup(<DraftMark of={{}} />)).toBe('');
});
