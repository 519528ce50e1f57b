import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeLogo } from './make-logo.ts';

const svg = (inside: string, viewBox = ' viewBox="0 0 40 10"') =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${inside}</svg>`);

const shape = '<path d="M0 0h40v10z"/>';

function picture(width: number, height: number, options: { readonly channels?: 3 | 4 } = {}) {
  const { channels = 4 } = options;
  return sharp({ create: { width, height, channels, background: { r: 200, g: 60, b: 40, alpha: 0.5 } } });
}

it('keeps the colors of an SVG whose program wrote them into a style sheet, and nothing that runs', async () => {
  const drawn = svg(
    `<style>.a{fill:#c43}</style><script>alert(1)</script><path class="a" onclick="x()" d="M0 0h40v10z"/>`,
  );
  const { data, ending } = await makeLogo(drawn);
  expect(ending).toBe('svg');
  expect(data.toString()).toMatch(/^<svg [^>]*viewBox="0 0 40 10".*fill="#c43"/);
  expect(data.toString()).not.toMatch(/script|style|onclick/);
});

it('makes a PNG no larger than pages show it', async () => {
  const { data, ending } = await makeLogo(await picture(3000, 900).png().toBuffer());
  expect(ending).toBe('png');
  expect(await sharp(data).metadata()).toMatchObject({ format: 'png', width: 672, height: 202, hasAlpha: true });
});

it.each([
  ['an empty file', () => Buffer.alloc(0), 'is empty'],
  ['an SVG that cannot be scaled', () => svg(shape, ''), 'has no viewBox'],
  ['an SVG with words', () => svg(`${shape}<text>Films</text>`), 'turn it into outlines'],
  ['an SVG with a picture', () => svg(`${shape}<image href="data:image/png;base64,AAAA"/>`), 'export it as PNG'],
  ['an SVG without shapes', () => svg('<script>alert(1)</script>'), 'has no shapes'],
  ['a cut SVG', () => svg('<path d="M0 0').subarray(0, -6), 'is damaged'],
  ['a JPEG', async () => picture(600, 200, { channels: 3 }).jpeg().toBuffer(), 'is JPEG'],
  ['a PNG without a transparent background', async () => picture(600, 200, { channels: 3 }).png().toBuffer(), 'box'],
  ['a tiny PNG', async () => picture(60, 20).png().toBuffer(), 'is only 60×20'],
  ['a text', () => Buffer.from('Regulus Films'), 'is not a picture that can be read'],
])('rejects %s, and says what to upload instead', async (_, make, message) => {
  await expect(makeLogo(await make())).rejects.toThrow(message);
});
