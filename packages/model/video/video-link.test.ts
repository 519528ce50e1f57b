import { describe, expect, it } from 'vitest';
import { parseVideoLink, playerAddress, readPastedVideo, vimeoNumber } from './video-link.ts';

const vimeo = { host: 'vimeo', id: '123456789' };
const unlisted = { ...vimeo, hash: '0a1b2c3d4e' };
const youtube = { host: 'youtube', id: 'aqz-KE-bpKQ' };

describe('the video of a link', () => {
  it.each([
    ['https://vimeo.com/123456789', vimeo],
    ['vimeo.com/123456789', vimeo],
    ['http://www.vimeo.com/123456789/', vimeo],
    ['https://vimeo.com/123456789?share=copy#t=10s', vimeo],
    ['https://vimeo.com/123456789/0a1b2c3d4e?share=copy', unlisted],
    ['https://vimeo.com/123456789?h=0a1b2c3d4e', unlisted],
    ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&autoplay=1', unlisted],
    ['https://player.vimeo.com/video/123456789', vimeo],
    ['https://vimeo.com/channels/staffpicks/123456789', vimeo],
    ['https://vimeo.com/showcase/7654321/video/123456789', vimeo],
    ['https://vimeo.com/showcase/7654321?video=123456789', vimeo],
    ['https://vimeo.com/manage/videos/123456789/0a1b2c3d4e', unlisted],
    ['https://vimeo.com/channels/7654321/123456789', vimeo],
    ['https://vimeo.com/groups/7654321/videos/123456789', vimeo],
    ['https://vimeo.com/user7654321/review/123456789/0a1b2c3d4e', vimeo],
    ['https://vimeo.com/reviews/0a1b2c3d-0a1b/videos/123456789', vimeo],
    ['https://vimeo.com/123456789/description', vimeo],
    ['https://player.vimeo.com/video/123456789/0a1b2c3d4e', unlisted],
    ['https://vimeo.com/moogaloop.swf?clip_id=123456789&server=vimeo.com', vimeo],
    ['https://vimeopro.com/studio/reel/video/123456789', vimeo],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=30s', youtube],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
    ['http://youtu.be/aqz-KE-bpKQ&w=640&h=360', youtube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
    ['https://studio.youtube.com/video/aqz-KE-bpKQ/edit', youtube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', youtube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0', youtube],
  ])('%s', (link, video) => {
    expect(parseVideoLink(link)).toEqual(video);
  });

  it.each([
    'https://vimeo.com/showcase/7654321',
    'https://vimeo.com/staffpicks',
    'https://vimeo.com/channels/7654321',
    'https://vimeo.com/groups/7654321',
    'https://vimeo.com/manage/folders/7654321',
    'https://vimeo.com/event/7654321',
    'https://vimeo.com/ondemand/7654321',
    'https://vimeo.com/user/7654321/folder/1234567',
    'https://vimeo.com.example/123456789',
    'https://www.youtube.com/@sample',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/watch?v=short',
    'https://video.example/123456789',
    'neon tide',
    '',
  ])('"%s" leads to none', (link) => {
    expect(parseVideoLink(link)).toBeUndefined();
  });
});

it('is written as content writes it', () => {
  const video = parseVideoLink('https://vimeo.com/123456789/0a1b2c3d4e');
  expect(video && vimeoNumber(video)).toBe('123456789?h=0a1b2c3d4e');
  expect(video && playerAddress(video)).toBe('https://player.vimeo.com/video/123456789?h=0a1b2c3d4e');
  const other = parseVideoLink('https://youtu.be/aqz-KE-bpKQ');
  expect(other && playerAddress(other)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
});

it.each([
  ['https://vimeo.com/123456789/0a1b2c3d4e?share=copy#t=10s', 'vimeo', '123456789?h=0a1b2c3d4e'],
  ['https://vimeo.com/123456789#t=1m2s', 'player', 'https://player.vimeo.com/video/123456789'],
  ['https://youtu.be/aqz-KE-bpKQ?t=30', 'player', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'player', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['Watch “Neon Tide”: https://vimeo.com/123456789.', 'vimeo', '123456789'],
  [
    "<iframe title=x src='https://player.vimeo.com/video/123456789?badge=0&amp;h=0a1b2c3d4e'></iframe>",
    'vimeo',
    '123456789?h=0a1b2c3d4e',
  ],
  ['\u200Bhttps://vimeo.com/123456789\u00A0', 'vimeo', '123456789'],
  ['https://youtu.be/aqz-KE-bpKQ', 'vimeo', undefined],
  ['123456789', 'vimeo', undefined],
  ['neon tide', 'player', undefined],
] as const)('%s, pasted into a field for the %s, becomes %s', (pasted, form, written) => {
  expect(readPastedVideo(pasted, form)).toBe(written);
});
