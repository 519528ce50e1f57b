import { expect, it } from 'vitest';
import { createRoutes, resolvePath } from './create-routes.ts';
import { localizeRoutes } from './localize-routes.ts';

const file = (name: string) => `content/pages/${name}`;
const pages = (tips: string) => [
  { file: file('home.yaml'), key: 'home', path: '/' } as const,
  { file: file('contact.yaml'), key: 'contact', path: '/contact' } as const,
  { file: file('tips.mdoc'), slug: 'tips', path: tips, order: 10 },
];
const first = createRoutes('films', pages('/{product}-tips'));
const spanish = localizeRoutes(first, {
  code: 'es',
  routes: createRoutes('cine', pages('/consejos-de-{product}')),
  files: new Set([file('home.yaml'), file('tips.mdoc')]),
  entries: new Map([
    ['/videos/one', '/videos/one'],
    ['/crew/ana', '/equipo/ana'],
  ]),
});

it.each([
  ['a page with words there', '/{product}-tips', '/es/consejos-de-cine'],
  ['it, too, where a slash ends the link', '/{product}-tips/', '/es/consejos-de-cine'],
  ['the home page', '/', '/es'],
  ['a page without words there', '/contact', '/contact'],
  ['an entry with words there', '/videos/one', '/es/videos/one'],
  ['an entry with an address there', '/crew/ana', '/es/equipo/ana'],
  ['an entry without', '/videos/two', '/videos/two'],
])('in another language, a path leads to %s', (_, path, address) => {
  expect(resolvePath(path, spanish)).toBe(address);
});

it('knows which pages lack a translation', () => {
  expect(spanish.all.filter(({ isForeign }) => isForeign).map(({ path }) => path)).toEqual(['/contact']);
  expect(spanish.find('/es/consejos-de-cine')?.slug).toBe('tips');
});
