import path from 'node:path';
import { expect, it } from 'vitest';
import { videoSchema } from '@site/model/schemas/video.ts';
import { generateVideos, readCatalog } from './builds.ts';
import { listLoadRows } from './load.ts';
import { parseStat, sumDescendants } from './processes.ts';
import { judge, type Row } from './rows.ts';

const figures = (rows: readonly Row[]) => rows.map(({ figure }) => figure);

it('generates videos that the schema accepts, each with its own id, title and place', async () => {
  const catalog = await readCatalog(path.join(import.meta.dirname, '../../..'));
  const music = catalog.filter(({ fields }) => fields.category === 'music').length;
  const added = generateVideos(catalog, music * 2 + 5);
  expect(added).toHaveLength(music + 5);
  expect(added.flatMap(({ fields }) => videoSchema.safeParse(fields).error?.issues ?? [])).toEqual([]);
  const all = [...catalog, ...added];
  const values = all.flatMap(({ fields: { id, title, order, category } }) => [
    id,
    title,
    `${category} ${String(order)}`,
  ]);
  expect(new Set(values).size).toBe(3 * all.length);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
});

it.each([
  [{ answersPerSecond: 2_000, failed: 0, warmBytes: 100e6, endBytes: 110e6 }, [2_000, 0, 100, 110, 1.1], 0],
  [{ answersPerSecond: 2_000, failed: 1, warmBytes: 100e6, endBytes: 130e6 }, [2_000, 1, 100, 130, 1.3], 2],
  [{ answersPerSecond: 2_000, failed: 0, warmBytes: 0, endBytes: 0 }, [2_000, 0], 0],
])('judges errors and growing memory under load: %j', (load, expected, missed) => {
  const rows = listLoadRows('npm start', 30, load);
  expect(figures(rows)).toEqual(expected);
  expect(rows.filter((row) => judge(row) === 'missed')).toHaveLength(missed);
});

it('adds up the memory of all descendants of a process, whatever their names', () => {
  const stat = (pid: number, parent: number) => {
    return `${String(pid)} (a) b (c)) S ${String(parent)} 3 4 5 6 7 8 9 10 11 12 13 250 50 20 0 1 0 99 5000 2 18446744073709551615`;
  };
  const processes = [stat(1, 0), stat(2, 1), stat(3, 2), stat(9, 8)].flatMap((text) => parseStat(text) ?? []);
  expect(processes[2]).toEqual({ pid: 3, parent: 2, bytes: 2 * 4_096, childSeconds: 3 });
  expect([sumDescendants(processes, 1), sumDescendants(processes, 3)]).toEqual([4 * 4_096, 0]);
  expect(parseStat('')).toBeUndefined();
});
