import { expect, it } from 'vitest';
import { formatCaddyHeaders } from './caddy-headers.ts';
import { listHeaderRules } from './site-headers.ts';

const rules = listHeaderRules({ liveChannel: 'https://live.example/', scripts: [] }, '/uploads/');

it('writes every rule and every value as it is', () => {
  const text = formatCaddyHeaders(rules, []);
  for (const { path, headers } of rules) {
    expect(text).toMatch(new RegExp(`^@rule-\\d+ path ${path.replaceAll('*', '\\*')}$`, 'm'));
    for (const [name, value] of Object.entries(headers)) expect(text).toContain(`\t${name} \`${value}\`\n`);
  }
});

it('takes the headers for documents from parts of pages, if they are there', () => {
  expect(formatCaddyHeaders(rules, [])).toContain(
    [
      '@parts-0 {',
      '\tpath /uploads/*',
      '\tnot path *.svg',
      '\tfile',
      '}',
      'header @parts-0 {',
      '\t-Content-Security-Policy',
      '\t-Cross-Origin-Opener-Policy',
      '\t-Permissions-Policy',
      '}',
    ].join('\n'),
  );
});

it('names the types of files before the rules, which say more of some', () => {
  const text = formatCaddyHeaders(rules, ['feed.json', 'data/search.json', 'data/search.json.br', 'about/index.html']);
  const places = [...text.matchAll(/^@rule-\d+ path (.+)$/gm)].map(([, place]) => place);
  expect(places).toEqual(['*.json', ...rules.map(({ path }) => path)]);
  expect(text).toContain('Content-Type `application/json; charset=utf-8`');
});

it.each(['a`b', '{env.HOME}', 'two\nlines'])('refuses %j, which Caddy would change', (value) => {
  expect(() => formatCaddyHeaders([{ path: '/*', headers: { 'X-Test': value } }], [])).toThrow('Caddy would change');
});
