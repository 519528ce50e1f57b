import { expect, it } from 'vitest';
import { behindTheScenesSchema } from './video.ts';

const { src } = behindTheScenesSchema.shape;

it.each([
  'https://player.vimeo.com/video/123456789',
  'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  '../media/films/name.mp4',
])('a day on set plays %s', (address) => {
  expect(src.safeParse(address).error).toBeUndefined();
});

it.each([
  'https://vimeo.com/1',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://player.vimeo.com/video/123456789',
  'https://player.vimeo.com.example/video/123456789',
  'films/name.mp4',
  '/media/films/name.mp4',
  '../media/films/../name.mp4',
  '../media/films/name.mov',
  '../media/films/.mp4',
  '',
  undefined,
  76979871,
])('a day on set can not play %j, and the message says what to write', (address) => {
  expect(src.safeParse(address).error?.issues[0]?.message).toContain('write the embed address');
});
