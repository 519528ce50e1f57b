import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.for([
  ['\u001B[2JA\u0007', '\uFFFD[2JA\uFFFD'],
  ['done\r\u001B[1Agone', 'done\uFFFD\uFFFD[1Agone'],
  ['\u009B31mred\u007F', '\uFFFD31mred\uFFFD'],
  ['a\u202Egpj.b', 'a\uFFFDgpj.b'],
  ['A\u{E0041}', 'A\uFFFD'],
  ['line\r\n\tline – Ærø 🎬', 'line\n\tline – Ærø 🎬'],
] as const)('%j is printed as %j', ([text, printed]) => {
  expect(printable(text)).toBe(printed);
});
