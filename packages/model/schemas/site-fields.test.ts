import { describe, expect, it } from 'vitest';
import { action, picture } from './site-fields.ts';
import { behindTheScenesSchema } from './video.ts';

describe.each([
  {
    field: 'the target of a button',
    schema: action.shape.path,
    right: [
      ...['/contact', '/{product}-miami', 'https://cal.example.com/regulus?month=5', 'https://wa.me/13055550142'],
      ...['mailto:studio@example.com', 'mailto:studio@example.com?subject=A%20song', 'tel:+13055550142'],
    ],
    wrong: [
      ...['contact', 'http://example.com', '//example.com', 'https://', 'https://user:pass@example.com', 'mailto:'],
      ...['mailto:ana', 'tel:call us', 'javascript:alert(1)', 'https://exa mple.com', 'data:text/html,a'],
    ],
  },
  {
    field: 'a picture',
    schema: picture('posters'),
    right: ['../media/posters/neon-tide.jpg', './neon.jpg'],
    wrong: ['neon.jpg', '/media/posters/a.jpg', '../media/posters/a.png', 'https://a.example/b.jpg', '../a b.jpg'],
  },
  {
    field: 'the player of a day on set',
    schema: behindTheScenesSchema.shape.src,
    right: [
      ...['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e'],
      ...['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', '../media/films/name.mp4'],
    ],
    wrong: [
      ...['https://vimeo.com/1', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'films/name.mp4', 76979871],
      ...['http://player.vimeo.com/video/123456789', 'https://player.vimeo.com.example/video/123456789', '', undefined],
      ...['/media/films/name.mp4', '../media/films/../name.mp4', '../media/films/name.mov', '../media/films/.mp4'],
    ],
  },
])('$field', ({ schema, right, wrong }) => {
  it.each(right)('may be %s', (value) => {
    expect(schema.safeParse(value).error).toBeUndefined();
  });

  it.each(wrong)('is not %s, and the message says what to write', (value) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toContain('write ');
  });
});
