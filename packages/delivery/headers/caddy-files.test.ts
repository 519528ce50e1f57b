import { expect, it } from 'vitest';
import { formatCaddyHeaders } from './caddy-files.ts';

// The conformance suite checks what Caddy sends with these headers: see ../hosting/.
it.each(['a`b', '{env.HOME}', 'two\nlines'])('rejects %j, which Caddy would change', (value) => {
  expect(() => formatCaddyHeaders([{ path: '/*', headers: { 'X-Test': value } }], [])).toThrow('Caddy would change');
});
