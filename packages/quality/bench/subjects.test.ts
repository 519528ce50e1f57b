import path from 'node:path';
import { expect, it } from 'vitest';
import { videoSchema } from '@site/model/schemas/video.ts';
import { generateVideos, listBuildCost, readCatalog } from './builds.ts';
import { listLoadRows } from './load.ts';
import { listPaints } from './paint.ts';
import { parseStat, sumDescendants } from './processes.ts';
import { judge, type Row } from './rows.ts';

const figures = (rows: readonly Row[]) => rows.map(({ figure }) => figure);

it('generates videos that the schema accepts, each with a number, title and place of its own', async () => {
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

it('gives each added video its part of what the build took longer', () => {
  const site = { dist: '/tmp/site', origin: 'http://localhost:1' };
  const normalCost = { seconds: 10, processorSeconds: 12, peakBytes: 500e6 };
  const cost = { seconds: 110, processorSeconds: 92, peakBytes: 1_900e6 };
  const grown = { ...site, videos: 10_000, added: 10_000, cost, normalCost };
  expect(figures(listBuildCost({ videos: 75, grown }))).toEqual([10, 110, 10, 8, 500, 1_900]);
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

it('compares the medians of two builds', () => {
  const runs = (...times: number[]) => times.map((first) => ({ first, largest: first * 2 }));
  expect(figures(listPaints(new Map([['/', [runs(90, 300, 110), runs(100, 1, 200)]]])))).toEqual([
    110, 100, 1.1, 220, 200, 1.1,
  ]);
  expect(figures(listPaints(new Map([['/', [runs(100)]]])))).toEqual([100, 200]);
});

it('reads processes by their stat, whatever their names, and adds up their descendants', () => {
  const stat = (pid: number, parent: number) => {
    return `${String(pid)} (a) b (c)) S ${String(parent)} 3 4 5 6 7 8 9 10 11 12 13 250 50 20 0 1 0 99 5000 2 18446744073709551615`;
  };
  const processes = [stat(1, 0), stat(2, 1), stat(3, 2), stat(9, 8)].flatMap((text) => parseStat(text) ?? []);
  expect(processes[2]).toEqual({ pid: 3, parent: 2, bytes: 2 * 4_096, childSeconds: 3 });
  expect([sumDescendants(processes, 1), sumDescendants(processes, 3)]).toEqual([4 * 4_096, 0]);
  expect(parseStat('')).toBeUndefined();
});
