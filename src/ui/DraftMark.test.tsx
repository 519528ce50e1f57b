import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftMark } from './DraftMark.tsx';

// Tests run in development mode, as `npm run dev` does; a test of the build looks for drafts there.
it('says "Draft" of a draft, "Sample" of a sample, and nothing of what is published', () => {
  expect(renderToStaticMarkup(<DraftMark of={{ state: 'draft' }} />)).toMatch(/>Draft<\/span>$/);
  expect(renderToStaticMarkup(<DraftMark of={{ state: 'sample' }} />)).toMatch(/>Sample<\/span>$/);
  expect(renderToStaticMarkup(<DraftMark of={{}} />)).toBe('');
});
