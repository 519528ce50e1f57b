import { expect, it } from 'vitest';
import { parsePort } from './parse-port.ts';

it('takes the usual port where none is chosen', () => {
  expect(parsePort(undefined)).toBe(4321);
  expect(parsePort('')).toBe(4321);
});

it.each(['0', '8080', '65535'])('takes %s', (value) => {
  expect(parsePort(value)).toBe(Number(value));
});

it.each(['65536', '-1', '80.5', 'http', '0x50', '1e3'])('says in one line why %s is no port', (value) => {
  expect(() => parsePort(value)).toThrow(/^PORT is '.+': write a number from 0 to 65535, such as PORT=4321\.$/);
});
