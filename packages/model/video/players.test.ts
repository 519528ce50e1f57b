import { expect, it } from 'vitest';
import { addressEmbed, hostPage, mapEmbed, playAddress, vimeoEmbed, type Embed } from './players.ts';

const file: Embed = { kind: 'file', frame: '/uploads/film.mp4' };
const live: Embed = { kind: 'live', frame: 'https://live.example/channel/regulus?theme=dark' };
const vimeo = vimeoEmbed('76979871');
const unlisted = vimeoEmbed('123456789?h=0a1b2c3d4e');
const youtube = addressEmbed('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
const map = mapEmbed({ latitude: 25.78425, longitude: -80.19003 });

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('gives a Vimeo number a player that is asked not to track, with the hash of an unlisted video', () => {
  expect(vimeo).toEqual({ kind: 'vimeo', frame: 'https://player.vimeo.com/video/76979871?dnt=1' });
  expect(new URL(unlisted.frame).pathname).toBe('/video/123456789');
  expect(parametersOf(unlisted.frame)).toEqual({ h: '0a1b2c3d4e', dnt: '1' });
});

it('reads embed addresses of Vimeo and YouTube, and refuses those of other hosts', () => {
  expect(addressEmbed('https://player.vimeo.com/video/123456789?h=0a1b2c3d4e')).toEqual(unlisted);
  expect(youtube).toEqual({ kind: 'youtube', frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' });
  expect(() => addressEmbed('https://video.example/embed/1')).toThrow('https://video.example/embed/1 is not a player');
});

it('frames a map that has the place in its middle', () => {
  const { marker, bbox = '' } = parametersOf(map.frame);
  expect(marker).toBe('25.78425,-80.19003');
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(-80.19003, 5);
  expect((south + north) / 2).toBeCloseTo(25.78425, 5);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});

it('plays a film at once after a tap, and keeps what the address said before', () => {
  expect(parametersOf(playAddress(unlisted))).toEqual({ h: '0a1b2c3d4e', dnt: '1', autoplay: '1' });
  expect(parametersOf(playAddress(youtube))).toEqual({ autoplay: '1', playsinline: '1' });
  expect(parametersOf(playAddress(live))).toEqual({ theme: 'dark', autoplay: '1' });
  for (const embed of [map, file]) expect(playAddress(embed)).toBe(embed.frame);
});

it.each([
  [vimeo, 'https://vimeo.com/76979871'],
  [unlisted, 'https://vimeo.com/123456789/0a1b2c3d4e'],
  [youtube, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  [live, live.frame],
  [file, file.frame],
  [map, 'https://www.openstreetmap.org/?mlat=25.78425&mlon=-80.19003#map=17/25.78425/-80.19003'],
])('knows the host’s own page of %j', (embed, page) => {
  expect(hostPage(embed)).toBe(page);
});
