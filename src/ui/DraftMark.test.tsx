import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftMark } from './DraftMark.tsx';

// Tests run in development mode, as `npm run dev` does; a test of the build looks for drafts there.
it('says its word of a draft, and nothing of what is published', () => {
  expect(renderToStaticMarkup(<DraftMark of={{ state: 'draft', mark: 'Draft' }} />)).toMatch(/>Draft<\/span>$/);
  expect(renderToStaticMarkup(<DraftMark of={{}} />)).toBe('');
});
