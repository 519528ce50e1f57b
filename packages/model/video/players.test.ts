import { describe, expect, it } from 'vitest';
import { addressEmbed, hostPage, mapEmbed, playAddress, vimeoEmbed, type Embed } from './players.ts';

const file: Embed = { kind: 'file', frame: '/uploads/film.mp4' };
const live: Embed = { kind: 'live', frame: 'https://live.example/channel/regulus?theme=dark' };
const youtube = addressEmbed('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
const map = mapEmbed({ latitude: 25.78425, longitude: -80.19003 });

function parametersOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams);
}

describe('a Vimeo number', () => {
  it('becomes a player that is asked not to track', () => {
    expect(vimeoEmbed('76979871')).toEqual({ kind: 'vimeo', frame: 'https://player.vimeo.com/video/76979871?dnt=1' });
  });

  it('keeps the hash of an unlisted video', () => {
    const { frame } = vimeoEmbed('123456789?h=0a1b2c3d4e');
    expect(new URL(frame).pathname).toBe('/video/123456789');
    expect(parametersOf(frame)).toEqual({ h: '0a1b2c3d4e', dnt: '1' });
  });
});

describe('an embed address', () => {
  it('of Vimeo is read like its number', () => {
    expect(addressEmbed('https://player.vimeo.com/video/123456789?h=0a1b2c3d4e')).toEqual(
      vimeoEmbed('123456789?h=0a1b2c3d4e'),
    );
  });

  it('of YouTube stays on the host without cookies', () => {
    expect(youtube).toEqual({ kind: 'youtube', frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' });
  });

  it('of another host is refused', () => {
    expect(() => addressEmbed('https://video.example/embed/1')).toThrow('https://video.example/embed/1 is no player');
  });
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

describe('what a tap asks for', () => {
  it('plays at once, and keeps what the address said before', () => {
    expect(parametersOf(playAddress(vimeoEmbed('123456789?h=0a1b2c3d4e')))).toEqual({
      h: '0a1b2c3d4e',
      dnt: '1',
      autoplay: '1',
    });
    expect(parametersOf(playAddress(youtube))).toEqual({ autoplay: '1', playsinline: '1', enablejsapi: '1' });
    expect(parametersOf(playAddress(live))).toEqual({ theme: 'dark', autoplay: '1' });
  });

  it('is the map or the file as it is', () => {
    expect(playAddress(map)).toBe(map.frame);
    expect(playAddress(file)).toBe(file.frame);
  });
});

describe('the page of the host', () => {
  it.each([
    [vimeoEmbed('76979871'), 'https://vimeo.com/76979871'],
    [vimeoEmbed('123456789?h=0a1b2c3d4e'), 'https://vimeo.com/123456789/0a1b2c3d4e'],
    [youtube, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    [live, live.frame],
    [file, file.frame],
    [map, 'https://www.openstreetmap.org/?mlat=25.78425&mlon=-80.19003#map=17/25.78425/-80.19003'],
  ])('of %j', (embed, page) => {
    expect(hostPage(embed)).toBe(page);
  });
});
