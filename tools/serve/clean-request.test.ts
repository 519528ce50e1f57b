import { describe, expect, it } from 'vitest';
import { cleanAcceptEncoding, cleanRange } from './clean-request.ts';

describe('cleanRange', () => {
  it('leaves out a range for a copy of the file that may be an old one', () => {
    expect(cleanRange('bytes=2-4', undefined)).toBe('bytes=2-4');
    expect(cleanRange('bytes=2-4', '"abc"')).toBeUndefined();
  });
});

describe('cleanAcceptEncoding', () => {
  it('names what the visitor takes', () => {
    expect(cleanAcceptEncoding(undefined)).toBe('');
    expect(cleanAcceptEncoding('GZIP;q=0.8 , br ; q=0, zstd;q=0.000')).toBe('gzip');
  });
});
