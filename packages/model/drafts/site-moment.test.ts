import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isDraft, isOutsideSchedule } from './is-draft.ts';
import { listPassed, localMoment, momentOf, siteMoment } from './site-moment.ts';

it.each([
  ['2026-01-15T14:00:00Z', '2026-01-15 09:00'],
  ['2026-07-15T13:00:00Z', '2026-07-15 09:00'],
  // Clocks go forward: 02:30 doesn't exist, and what is due then is shown at 03:00.
  ['2026-03-08T06:59:00Z', '2026-03-08 01:59'],
  ['2026-03-08T07:00:00Z', '2026-03-08 03:00'],
  // Clocks go back: what was due at 01:30 stays while 01:00 is shown again.
  ['2026-11-01T05:30:00Z', '2026-11-01 01:30'],
  ['2026-11-01T06:00:00Z', '2026-11-01 01:59'],
  ['2026-11-01T07:00:00Z', '2026-11-01 02:00'],
])('at %s the local time in New York is %s', (now, shown) => {
  expect(localMoment('America/New_York', new Date(now))).toBe(shown);
});

it.each([
  [{ from: '2026-11-27 09:00' }, true],
  [{ from: '2026-11-27 08:59' }, false],
  [{ until: '2026-11-27 08:59' }, true],
  [{ until: '2026-11-27 09:00' }, false],
  [{ from: '2026-11-01 00:00', until: '2026-12-01 00:00' }, false],
  [{}, false],
])('at 08:59 %j is left out: %s', (data, expected) => {
  expect(isOutsideSchedule(data, '2026-11-27 08:59')).toBe(expected);
  expect(isDraft(data, '2026-11-27 08:59')).toBe(expected);
});

it("is the build's moment, or the company's local time, in any time zone of the computer", () => {
  const now = new Date('2026-05-31T23:59:00Z');
  expect(siteMoment('Asia/Tokyo', { SITE_MOMENT: '2026-01-01 00:00' }, now)).toBe('2026-01-01 00:00');
  expect(siteMoment('Australia/Sydney', {}, now)).toBe('2026-06-01 09:59');
  expect(siteMoment('America/New_York', {}, now)).toBe('2026-05-31 19:59');
  for (const zone of [undefined, 'Miami']) expect(siteMoment(zone, {}, now)).toBe('2026-05-31 23:59');
});

it('an article of today is published once the day begins at the company', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T22:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const isShown = (zone: string) =>
    !isDraft({ date: '28 November 2026' }, momentOf([{ name: 'site', data: { zone } }]));
  expect(['Australia/Sydney', 'America/New_York'].map(isShown)).toEqual([true, false]);
});

it('a build is due after each scheduled time, but not after times in redirects', async () => {
  await using temporary = await mkdtempDisposable(path.join(tmpdir(), 'moments-'));
  const folder = temporary.path;
  const offers = "- title: One\n  from: 2026-11-27 09:00\n- title: Two\n  until: '2026-12-24 18:00'\n";
  await writeFile(path.join(folder, 'offers.yaml'), offers);
  await writeFile(path.join(folder, 'redirects.yaml'), 'redirects:\n  - from: /2026-11-27 09:00\n');
  expect(listPassed(folder, '2026-11-27 08:59')).toEqual([]);
  expect(listPassed(folder, '2026-11-27 09:00')).toEqual(['2026-11-27 09:00']);
  expect(listPassed(folder, '2027-01-01 00:00')).toEqual(['2026-11-27 09:00', '2026-12-24 18:00']);
});
