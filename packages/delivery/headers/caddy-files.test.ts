import { expect, it } from 'vitest';
import { formatCaddyHeaders } from './caddy-files.ts';

it.each(['a`b', '{env.HOME}', 'two\nlines'])('rejects %j, which Caddy would change', (value) => {
  expect(() => formatCaddyHeaders([{ path: '/*', headers: { 'X-Test': value } }], [])).toThrow('Caddy would change');
});
