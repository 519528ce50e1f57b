import { describe, expect, it } from 'vitest';
import { behindTheScenesSchema } from './video.ts';

/** What an editor reads of a gallery entry whose player is this; empty where it is right. */
function faultsOf(src: unknown): string[] {
  const { error } = behindTheScenesSchema.safeParse({
    title: 'Rain towers on Collins',
    src,
    order: 10,
    poster: '../media/posters/rain-towers.jpg',
    posterAlt: 'Two rain towers over a street at night',
    description: 'Two towers rain on forty meters of street.',
  });
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

const advice =
  'write the embed address, such as https://player.vimeo.com/video/123456789 or https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ, or the place of a film of your own, such as ../media/films/name.mp4';

describe('the player of a gallery entry', () => {
  it.each([
    'https://player.vimeo.com/video/123456789',
    'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    '../media/films/name.mp4',
  ])('can be %s', (src) => {
    expect(faultsOf(src)).toEqual([]);
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
  ])('cannot be "%s"', (src) => {
    expect(faultsOf(src)).toEqual([`src is not right: ${advice}`]);
  });

  it.each([
    [undefined, `src is missing: ${advice}`],
    [76979871, `src is a number, not text: put it in quotes, and ${advice}`],
  ])('cannot be %j either', (src, fault) => {
    expect(faultsOf(src)).toEqual([fault]);
  });
});
