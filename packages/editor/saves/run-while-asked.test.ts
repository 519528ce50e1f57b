import { expect, test } from 'vitest';
import { runWhileAsked } from './run-while-asked.ts';

test('what is asked for during a run makes it run once more', async () => {
  let runs = 0;
  const request = runWhileAsked(async () => {
    runs++;
    await Promise.resolve();
  });
  await Promise.all([request(), request(), request()]);
  expect(runs).toBe(2);
});

test('what is asked for as a run ends is never lost', async () => {
  for (let turns = 0; turns < 12; turns++) {
    let runs = 0;
    const request = runWhileAsked(() => {
      runs++;
      return Promise.resolve();
    });
    const first = request();
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    const before = runs;
    await request();
    expect(runs).toBeGreaterThan(before);
    await first;
  }
});
