import { expect } from 'vitest';
import { test } from './copy-content.ts';

const leftOver = [
  'Thumbs.db',
  'videos/desktop.ini',
  'blog/.DS_Store',
  'videos/neon-tide.yaml~',
  'videos/~$neon-tide.yaml',
  'videos/.#neon-tide.yaml',
  'videos/.neon-tide.yaml.swp',
  'videos/neon-tide.yaml.swp',
  'pages/home.yaml.bak',
  'pages/home.yaml.orig',
  'media/loops/Thumbs.db',
  'media/loops/watch/neon-tide.mp4.bak',
  'media/posters/._neon-tide.jpg',
  'media/posters/~$neon-tide.jpg',
  '.obsidian/app.json',
  '__MACOSX/videos/neon-tide.yaml',
];

test('files left by a system or an editor are ignored', async ({ content }) => {
  for (const file of leftOver) await content.write(file, 'left over');
  expect(await content.check()).toEqual([]);
});
