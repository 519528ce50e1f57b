import { expect, test } from 'vitest';
import { writeSecurityText } from './security-text.ts';

const write = (day: string) =>
  writeSecurityText({ email: 'studio@site.example', origin: 'https://site.example', today: new Date(day) });

test('it says whom to write to, and its own address', () => {
  expect(write('2026-11-22')).toBe(
    [
      'Contact: mailto:studio@site.example',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each(['2026-01-01', '2026-12-31', '2028-02-29'])(
  'on %s it holds for less than a year and more than eleven months',
  (day) => {
    const expires = /^Expires: (.+)$/m.exec(write(day))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeLessThanOrEqual(366);
    expect(days).toBeGreaterThan(330);
  },
);
