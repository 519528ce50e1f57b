import { expect, it } from 'vitest';
import { readRedirectsFile, writeRedirectsFile } from './redirects-file.ts';

it('both slash forms of an old address are redirected, including non-ASCII ones', () => {
  const text = writeRedirectsFile([
    { from: '/2016/05/old-name', to: '/blog/new-name' },
    { from: '/m%C3%BAsica', to: '/music-videos' },
    { from: '/m%fasica%2f1', to: '/videos' },
  ]);
  expect([...readRedirectsFile(text)]).toEqual([
    ['/2016/05/old-name', '/blog/new-name'],
    ['/2016/05/old-name/', '/blog/new-name'],
    ['/música', '/music-videos'],
    ['/música/', '/music-videos'],
    ['/m%FAsica%2F1', '/videos'],
    ['/m%FAsica%2F1/', '/videos'],
  ]);
});

it('a site without old addresses has an empty file', () => {
  expect(writeRedirectsFile([])).toBe('');
  expect(readRedirectsFile('').size).toBe(0);
});
