import { expect, test } from 'vitest';
import { withoutHidden } from './hidden.ts';

test.for([
  ['Neon\u200BTide', 'NeonTide'],
  ['\uFEFFNeon\u2060 Tide\u00AD', 'Neon Tide\u00AD'],
  ['Neon\u3164 Tide\u2800', 'Neon Tide'],
  ['Neon \u202Eedit\u202C', 'Neon edit'],
  ['\u2066Neon\u2069', 'Neon'],
  ['Neon\u{E0041}\u{E007F}', 'Neon'],
  ['Ne\u200Don \u200CTide\u200E', 'Neon Tide'],
])('%j loses its invisible characters', ([text = '', seen]) => {
  expect(withoutHidden(text)).toBe(seen);
});

test.for(['می\u200Cخواهم', 'क्\u200Dष', '👩\u200D🎤', '👩🏽\u200D🎤', '🏳\uFE0F\u200D🌈', 'שלום\u200F!', 'Ærø – “naïve”'])(
  '%s keeps what its script needs',
  (text) => {
    expect(withoutHidden(text)).toBe(text);
  },
);
