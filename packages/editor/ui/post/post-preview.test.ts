import { expect, test } from 'vitest';
import { readAsVisitor } from './PostPreview.tsx';

const rules = {
  unwantedHosts: ['cheap-seo.example'],
  formerHost: 'oldsite.example',
  origin: 'https://www.new.example',
  title: 'Any title',
};

test('an article is shown as the site cleans it', () => {
  const shown = readAsVisitor('<p onclick="x()">Rain. <a href="https://cheap-seo.example/">Best prices</a></p>', rules);
  expect(shown.trim()).toBe('<p>Rain. Best prices</p>');
});

test('its pictures come from the editor, new ones too', () => {
  const shown = readAsVisitor('<p><img src="/blog-media/rain.jpg" alt="Rain"></p>', rules);
  expect(shown).toContain('src="/api/editor/pictures?place=..%2Fmedia%2Fblog%2Frain.jpg"');
  const name = `new:blog/${'0a'.repeat(20)}.jpg`;
  expect(readAsVisitor(`<p><img src="${name}" alt="Rain"></p>`, rules)).toContain(
    `src="/api/editor/pictures?place=${encodeURIComponent(name)}"`,
  );
});
