import { describe, expect, it } from 'vitest';
import { newestChange, readLastChanges } from './history.query.ts';

const log = [
  '>2026-05-13T11:30:00+02:00',
  '\ncontent/videos/nitrate.yaml\0content/site.yaml\0',
  '>2026-06-01T08:00:00-04:00',
  '\ncontent/site.yaml\0',
  '>2024-01-01T00:00:00+00:00',
  '\ncontent/videos/nitrate.yaml\0content/blog/año nuevo.yaml\0',
].join('\0');

describe('readLastChanges', () => {
  it('keeps the newest moment of each file, in UTC, in whatever order the commits come', () => {
    expect([...readLastChanges(log)]).toEqual([
      ['content/videos/nitrate.yaml', '2026-05-13T09:30:00.000Z'],
      ['content/site.yaml', '2026-06-01T12:00:00.000Z'],
      ['content/blog/año nuevo.yaml', '2024-01-01T00:00:00.000Z'],
    ]);
  });

  it('knows nothing from an empty log', () => {
    expect(readLastChanges('').size).toBe(0);
  });
});

describe('newestChange', () => {
  const changes = readLastChanges(log);

  it('is the newest of those that are known', () => {
    const files = ['content/videos/nitrate.yaml', 'content/site.yaml', 'content/not-committed.yaml'];
    expect(newestChange(files, changes)).toBe('2026-06-01T12:00:00.000Z');
  });

  it('is unknown for files without a commit', () => {
    expect(newestChange(['content/not-committed.yaml'], changes)).toBeUndefined();
  });
});
