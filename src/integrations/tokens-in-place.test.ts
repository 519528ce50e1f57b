import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { readTokens, tokensInPlace } from './tokens-in-place.ts';

const tokens = `@theme inline {
  --color-*: initial;
  --color-paper: #f3efe7;
  --font-display:
    var(--font-archivo-display), 'Arial Narrow';
  --text-lead: clamp(1.1875rem, 1rem + 0.7vw, 1.5rem);
}`;

function write(css: string): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: tokensInPlace(tokens),
  }).code.toString();
}

describe('design tokens', () => {
  it('are read by name, over several lines too', () => {
    expect([...readTokens(tokens).keys()]).toEqual(['--color-paper', '--font-display', '--text-lead']);
  });

  it('stand in rules as their values', () => {
    expect(write('.a{color:var(--color-paper);padding:calc(var(--text-lead) * 2)}')).toBe(
      '.a{color:#f3efe7;padding:calc(clamp(1.1875rem, 1rem + .7vw, 1.5rem) * 2)}',
    );
  });

  it('may name variables that are none', () => {
    expect(write('.a{font-family:var(--font-display)}')).toBe(
      '.a{font-family:var(--font-archivo-display), "Arial Narrow"}',
    );
  });

  it('leave other variables as they are', () => {
    expect(write('.a{--end:1px;width:var(--end)}')).toBe('.a{--end:1px;width:var(--end)}');
  });
});
