import { expect, it } from 'vitest';
import { behindTheScenesSchema } from './video.ts';

const advice =
  'write the embed address, such as https://player.vimeo.com/video/123456789 or https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ, or the place of a film of your own, such as ../media/films/name.mp4';

const isNone = [
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
].map((src): [string, string] => [src, `is not right: ${advice}`]);

it.each<[unknown, string | undefined]>([
  ['https://player.vimeo.com/video/123456789', undefined],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e', undefined],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', undefined],
  ['../media/films/name.mp4', undefined],
  ...isNone,
  [undefined, `is missing: ${advice}`],
  [76979871, `is a number, not text: put it in quotes, and ${advice}`],
])('the player of a gallery entry: %j', (src, message) => {
  const { error } = behindTheScenesSchema.shape.src.safeParse(src);
  expect(error?.issues.map((issue) => issue.message)).toEqual(message === undefined ? undefined : [message]);
});
