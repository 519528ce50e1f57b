import { expect, test } from 'vitest';
import { isFromEditor } from './addresses.ts';

const url = 'http://127.0.0.1:4322/api/keystatic/update';

function ask(method: string, headers: Record<string, string>): boolean {
  return isFromEditor(new Request(url, { method, headers }));
}

test.for([
  ['the editor', { host: '127.0.0.1:4322', origin: 'http://127.0.0.1:4322', 'sec-fetch-site': 'same-origin' }],
  ['the editor by its other name', { host: 'localhost:4322', origin: 'http://localhost:4322' }],
] as const)('%s may write', ([, headers]) => {
  expect(ask('POST', headers)).toBe(true);
});

test.for([
  ['a page of another site', { host: '127.0.0.1:4322', origin: 'https://elsewhere.example' }],
  ['a page of another program here', { host: '127.0.0.1:4322', origin: 'http://127.0.0.1:8080' }],
  ['a page that hides where it is from', { host: '127.0.0.1:4322', origin: 'null' }],
  ['a form of another site', { host: '127.0.0.1:4322', 'sec-fetch-site': 'cross-site' }],
  ['a client that does not say where it is from', { host: '127.0.0.1:4322' }],
  ['a name of another site that leads here', { host: 'elsewhere.example', origin: 'http://elsewhere.example' }],
] as const)('%s may not write', ([, headers]) => {
  expect(ask('POST', headers)).toBe(false);
});

test('the editor may be opened and read; pages under other names may not', () => {
  expect(ask('GET', { host: '127.0.0.1:4322', 'sec-fetch-site': 'none' })).toBe(true);
  expect(ask('GET', { host: '127.0.0.1:4322', 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(ask('GET', { host: 'elsewhere.example' })).toBe(false);
});
